/** Verbs that undo each other, and the words by which a row says which of them was done last. The one place that knows them. */

export interface VerbPair {
  does: string
  undoes: string
  /** What a row is called after the first: values of its state, and names of its flags. The first one is said to people. */
  done: readonly string[]
  /** The same after the second. */
  undone: readonly string[]
}

const pair = ([does, undoes]: readonly [string, string], done: string, undone: string): VerbPair => ({
  does,
  undoes,
  done: done.split(', '),
  undone: undone.split(', '),
})

export const verbPairs: readonly VerbPair[] = [
  pair(['activate', 'deactivate'], 'active, activated', 'inactive, deactivated'),
  pair(['allocate', 'release'], 'allocated, in use', 'released, free, available'),
  pair(['archive', 'restore'], 'archived', 'restored, active'),
  pair(['archive', 'unarchive'], 'archived', 'active'),
  pair(['assign', 'unassign'], 'assigned', 'unassigned'),
  pair(['associate', 'disassociate'], 'associated', 'disassociated'),
  pair(['associate', 'dissociate'], 'associated', 'dissociated'),
  pair(['attach', 'detach'], 'attached', 'detached, available'),
  pair(['bind', 'unbind'], 'bound', 'unbound'),
  pair(['block', 'unblock'], 'blocked', 'unblocked'),
  pair(['connect', 'disconnect'], 'connected', 'disconnected'),
  pair(['cordon', 'uncordon'], 'cordoned', 'uncordoned'),
  pair(['enable', 'disable'], 'enabled', 'disabled'),
  pair(['freeze', 'unfreeze'], 'frozen', 'unfrozen'),
  pair(['link', 'unlink'], 'linked', 'unlinked'),
  pair(['lock', 'unlock'], 'locked', 'unlocked'),
  pair(['map', 'unmap'], 'mapped', 'unmapped'),
  pair(['mount', 'unmount'], 'mounted', 'unmounted'),
  pair(['mute', 'unmute'], 'muted', 'unmuted'),
  pair(['open', 'close'], 'open', 'closed'),
  pair(['pause', 'resume'], 'paused', 'running, active'),
  pair(['pause', 'unpause'], 'paused', 'running, active'),
  pair(['pin', 'unpin'], 'pinned', 'unpinned'),
  pair(['power on', 'power off'], 'powered on, on, running', 'powered off, off, stopped'),
  pair(['protect', 'unprotect'], 'protected', 'unprotected'),
  pair(['publish', 'unpublish'], 'published', 'unpublished, draft'),
  pair(['register', 'deregister'], 'registered', 'deregistered, unregistered'),
  pair(['register', 'unregister'], 'registered', 'unregistered'),
  pair(['reserve', 'release'], 'reserved', 'released, free, available'),
  pair(['start', 'stop'], 'running, started', 'stopped'),
  pair(['subscribe', 'unsubscribe'], 'subscribed', 'unsubscribed'),
  pair(['suspend', 'resume'], 'suspended', 'running, active'),
  pair(['suspend', 'unsuspend'], 'suspended', 'active'),
  pair(['tag', 'untag'], 'tagged', 'untagged'),
]
