import type { Actor } from '#platform/shared/actor.ts'
import type { TestServer } from '../server.ts'

/** What functions that ask whose rights are used get where a test calls them itself: those of some administrator. */
export const byAdmin = ({ db, now }: Pick<TestServer, 'db' | 'now'>) => ({ db, now: now(), actor: administrator })

/** Some administrator. */
export const administrator: Actor = {
  userId: 1_000_000_000,
  role: 'admin',
  permissions: [],
  traineeId: null,
  instructorId: null,
  organizationId: null,
  actingAdminId: null,
  name: '',
  language: 'ar',
}
