import { messageList } from '../../features/bgp/bgp-lists.ts'
import { List } from '../../kit/list/List.tsx'

const screen = messageList()

/** The messages of the page's configuration, one row each. */
export default function MessageHistory() {
  return <List screen={screen} />
}
