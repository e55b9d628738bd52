import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)
const isOnline = () => onlineManager.isOnline()

/** Whether the browser believes to be online. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)
