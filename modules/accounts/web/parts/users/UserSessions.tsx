import { lazy, Suspense } from 'react'
import { webModules } from '#platform/web/screens.ts'
import type { User } from './user.ts'

/** The browsers in which the person is signed in, which signing in brings. For administrators. */
export function UserSessions({ user }: { user: User }) {
  const Sessions = broughtSessions()
  return (
    Sessions && (
      <Suspense>
        <Sessions user={user} />
      </Suspense>
    )
  )
}

const lazySessions = () => {
  const load = webModules().userSessions
  return load ? lazy(load) : null
}
let brought: ReturnType<typeof lazySessions> | undefined
const broughtSessions = () => (brought ??= lazySessions())
