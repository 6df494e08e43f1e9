import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { roles, type Role } from '#platform/shared/access.ts'
import type { MenuGroup, Screen } from '#platform/shared/screen.ts'
import type { UserInfo } from '#platform/web/session.ts'
import type { MenuSection } from './menu.ts'

// The session is read from the browser's storage when its module begins.
vi.stubGlobal('sessionStorage', { getItem: () => null })
const { menuOf, mostLines, ownPagesOf, shortMenuOf } = await import('./menu.ts')
const { registerModules } = await import('#platform/web/screens.ts')

const root = join(import.meta.dirname, '../../../..')
/** Everything that these files declare. */
const declaredIn = async (pattern: string): Promise<unknown[]> => {
  const files = globSync(pattern, { cwd: root })
  const modules = await Promise.all(files.map(async (file) => (await import(join(root, file))) as object))
  return modules.flatMap((each) => Object.values(each) as unknown[]).flat()
}
const screens = (await declaredIn('modules/*/web/*screens.ts')) as Screen[]
registerModules({ screens, menuGroups: (await declaredIn('modules/*/web/menu.ts')) as MenuGroup[], bell: null })

const as = (userRole: Role): UserInfo => ({
  uid: 1,
  displayName: '',
  displayNameEn: '',
  photoURL: null,
  userRole,
  email: '',
  providerId: 'password',
  permissions: [],
  language: 'ar',
  settings: {},
})

/* By hand: what stands in the menu of each role, in this order. */
const teaching = [
  '/InstructorHome',
  '/CourseClassDetail',
  '/InstructorSchedule',
  '/InstructorTraineeAttendance',
  '/CourseContentDetail',
  '/InstructorMarkExam',
  '/TraineeParticipation',
  '/TrainingChat/instructor',
]
const menus: Readonly<Record<Exclude<Role, 'anonymous'>, readonly string[] | null>> = {
  trainee: [
    '/Traineehome',
    '/CourseClassDetail',
    '/UpcomingCourse',
    '/Schedule',
    '/AvailableExam',
    '/TraineeCoursesPass',
    '/CourseList',
    '/TrainingChat',
  ],
  instructor: teaching,
  evaluator: teaching,
  customer: [
    '/CustomerHome',
    '/UpcomingCourse',
    '/TraineeSchedule',
    '/TraineeExamResult',
    '/AvailableReview',
    '/TraineeOfCustomer',
    '/CourseList',
    '/Notifications',
  ],
  trainingcoordinator: null,
  editor: null,
  admin: null,
}
const own: Partial<Record<Role, readonly string[]>> = {
  trainee: ['/profile', '/Setting/UserMembershipCard'],
  instructor: ['/InstructorProfile'],
  evaluator: ['/InstructorProfile'],
  customer: ['/CustomerProfile', '/ApiTokens'],
}

test.each(Object.entries(menus) as [Role, readonly string[] | null][])('the menu of a %s', (role, paths) => {
  const lines = shortMenuOf(menuOf(screens, as(role)), as(role))
  expect(lines?.map(({ path }) => path) ?? null).toEqual(paths)
  expect(lines?.length ?? 0).toBeLessThanOrEqual(mostLines)
  expect(
    ownPagesOf(screens, as(role))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([...(own[role] ?? [])].toSorted())
})

test.each(roles)('every page of the menu that a %s opens is led to once', (role) => {
  const sections = menuOf(screens, as(role))
  const groups: readonly Pick<MenuSection, 'entries'>[] = shortMenuOf(sections, as(role)) ?? sections
  const led = [...groups.flatMap(({ entries }) => entries), ...ownPagesOf(screens, as(role))].map(({ path }) => path)
  const inSections = [...sections.flatMap(({ entries }) => entries), ...ownPagesOf(screens, as(role))]
  expect(led.toSorted()).toEqual(inSections.map(({ path }) => path).toSorted())
  expect(new Set(led).size).toBe(led.length)
})
