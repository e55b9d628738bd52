import { SessionNotice } from './session/SessionNotice.tsx'
import { VersionNotice } from './version/VersionNotice.tsx'

/** See {@link lateNotices}. */
export const Notices = () => (
  <>
    <SessionNotice />
    <VersionNotice />
  </>
)
