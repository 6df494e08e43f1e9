import type { Role } from './access.ts'

/** Where `/` leads each role. */
export const homes: Readonly<Record<Role, `/${string}`>> = {
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
