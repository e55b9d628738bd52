import { Skeleton } from '../../ui/Skeleton.tsx'
import { Toasts } from '../../ui/Toasts.tsx'

/** What stands on the screen until the first page is there. Sign-in pages come without a frame. */
export function FrameSkeleton() {
  const path = window.location.pathname.slice(import.meta.env.BASE_URL.length)
  return (
    <>
      {!/^(login|device)(\/|$)/.test(path) && <Skeletons isForm={/(-(new|add)|\/edit)$/.test(path)} />}
      {/* A server that does not answer is told here, too. */}
      <Toasts />
    </>
  )
}

/** A list or a page of one thing; forms lie over one. */
function Skeletons({ isForm }: { isForm: boolean }) {
  return (
    <div role="status" aria-label="Loading">
      <div className="flex h-14 items-center justify-between border-b border-line bg-surface px-3 md:pe-4">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-8 w-24" />
      </div>
      <div className="md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
        <div className="hidden h-[calc(100dvh-3.5rem)] flex-col gap-4 border-e border-line px-5 py-6 md:flex">
          {['w-24', 'w-32', 'w-28', 'w-20', 'w-32'].map((width, index) => (
            <Skeleton key={index} className={`h-4 ${width}`} />
          ))}
        </div>
        <div className="flex flex-col gap-6 px-4 py-6 md:px-8">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
      {isForm && (
        <div className="fixed inset-y-0 end-0 flex w-full flex-col gap-6 bg-surface p-6 sm:w-140 sm:border-s sm:border-line">
          {['h-7 w-48', 'h-9', 'h-9', 'h-20', 'h-9'].map((size, index) => (
            <Skeleton key={index} className={size} />
          ))}
        </div>
      )}
    </div>
  )
}
