import { SessionNotice } from './session/SessionNotice.tsx'
import { ServerVersionNotice } from './version/ServerVersionNotice.tsx'
import { VersionNotice } from './version/VersionNotice.tsx'

/** See {@link lateNotices}. */
export const Notices = () => (
  <>
    <SessionNotice />
    <VersionNotice />
    <ServerVersionNotice />
  </>
)
