import type { Role } from '#platform/shared/access.ts'

/** Where `/` leads each role. */
const homes: Record<Role, `/${string}`> = {
  anonymous: '/pages/login',
  admin: '/home',
  editor: '/home',
  trainingcoordinator: '/home',
  instructor: '/InstructorHome',
  evaluator: '/InstructorHome',
  customer: '/CustomerHome',
  trainee: '/Traineehome',
}
export const homeOf = (role: Role): `/${string}` => homes[role]
