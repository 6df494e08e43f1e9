import { describe, expect, test, vi } from 'vitest'
import type { Role, Rule } from '#platform/shared/access.ts'
import { menuGroup, screen, type MenuGroupName, type Screen } from '#platform/shared/screen.ts'
import type { UserInfo } from '#platform/web/session.ts'

// The session is read from the browser's storage when its module begins.
vi.stubGlobal('sessionStorage', { getItem: () => null })
const { isOfRecord, menuOf, ownPagesOf, pathOfLetter, screenOf, shortMenuOf, trailOf } = await import('./menu.ts')
const { registerModules } = await import('#platform/web/screens.ts')
const group = (name: MenuGroupName, order: number) =>
  menuGroup({ name, order, letter: name[0]!, icon: 'home', title: 'x:screens.menuGroup' })
const menuGroups = [group('messages', 3), group('people', 1), group('registration', 2)]
registerModules({ screens: [], menuGroups, bell: null })

const page = async () => ({ default: () => null })
const at = (
  path: `/${string}`,
  rule: Rule,
  menu?: { group: MenuGroupName; order: number; apart?: Rule; account?: Rule },
  parent?: `/${string}`,
): Screen =>
  screen({
    path,
    rule,
    auth: true,
    title: 'x:screens.x',
    page,
    ...(menu && { menu: { ...menu, icon: 'home' } }),
    ...(parent && { parent }),
  })

const screens = [
  at('/', 'all'),
  at('/User/Trainee', 'editor', { group: 'people', order: 2 }),
  at('/user', 'editor', { group: 'people', order: 1 }),
  at('/User/Trainee-Edit/:ID?', 'editor', undefined, '/user/trainee'),
  at(
    '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?',
    'courseRegistration',
    undefined,
    '/MainCourseRegistration',
  ),
  at('/CourseRegistration-Edit/:ID', 'courseRegistration', { group: 'registration', order: 1 }),
  at('/Setting/Course-Edit/:ID?/:IsDeplom', 'editorCourse'),
  at('/TrainingChat', 'trainee', { group: 'messages', order: 1 }),
  at('/TrainingChat/instructor', 'instructor', { group: 'messages', order: 1 }),
]
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

describe('the menu', () => {
  test('has what the role opens, in order, and nothing that needs a record', () => {
    const groups = menuOf(screens, as('editor')).map(({ group, entries }) => [
      group.name,
      entries.map(({ path }) => path),
    ])
    expect(groups).toEqual([['people', ['/user', '/User/Trainee']]])
    expect(menuOf(screens, as('trainee')).map(({ group }) => group.name)).toEqual(['messages'])
    expect(menuOf(screens, null)).toEqual([])
  })
  test('leads by the letter of a group to its first page, where the person has one', () => {
    expect(pathOfLetter(screens, as('editor'), 'p')).toBe('/user')
    expect(pathOfLetter(screens, as('trainee'), 'm')).toBe('/TrainingChat')
    expect(pathOfLetter(screens, as('trainee'), 'p')).toBeNull()
    expect(pathOfLetter(screens, as('trainee'), 'z')).toBeNull()
  })
})

describe('the short menu', () => {
  const lines = (declared: readonly Screen[], role: Role) =>
    shortMenuOf(menuOf(declared, as(role)), as(role))?.map(({ path, title, entries }) => [path, title, entries.length])

  test('has a line for each group, called as its page where that is alone', () => {
    expect(lines(screens, 'editor')).toEqual([['/user', 'x:screens.menuGroup', 2]])
    expect(lines(screens, 'trainee')).toEqual([['/TrainingChat', 'x:screens.x', 1]])
    expect(lines(screens, 'anonymous')).toEqual([])
  })
  test('gives pages that stand apart lines of their own, where they fit in', () => {
    const page = (order: number, apart?: Rule) =>
      at(`/p${order}`, 'trainee', { group: 'people', order, ...(apart && { apart }) })
    const some = (count: number) => Array.from({ length: count }, (_, each) => page(each + 3, 'trainee'))
    expect(lines([page(1), page(2), ...some(1)], 'trainee')).toEqual([
      ['/p1', 'x:screens.menuGroup', 2],
      ['/p3', 'x:screens.x', 1],
    ])
    expect(lines([page(1, 'instructor'), page(2)], 'trainee')).toEqual([['/p1', 'x:screens.menuGroup', 2]])
    expect(lines([page(1), ...some(7)], 'trainee')).toHaveLength(8)
    expect(lines([page(1), ...some(8)], 'trainee')).toEqual([['/p1', 'x:screens.menuGroup', 9]])
  })
  test('leaves what is the person’s own to the account menu', () => {
    const card = at('/card', 'all', { group: 'people', order: 1, account: 'trainee' })
    expect(lines([card], 'trainee')).toEqual([])
    expect(ownPagesOf([card], as('trainee')).map(({ path }) => path)).toEqual(['/card'])
    expect(lines([card], 'editor')).toEqual([['/card', 'x:screens.x', 1]])
    expect(ownPagesOf([card], as('editor'))).toEqual([])
  })
})

describe('the screen of an address', () => {
  test.each([
    ['/', '/'],
    ['/USER/trainee', '/User/Trainee'],
    ['/User/Trainee-Edit/7', '/User/Trainee-Edit/:ID?'],
    ['/CourseRegistration/1/2', '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?'],
    ['/CourseRegistration', '/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?'],
    ['/Setting/Course-Edit/true', '/Setting/Course-Edit/:ID?/:IsDeplom'],
    ['/Setting/Course-Edit/3/true', '/Setting/Course-Edit/:ID?/:IsDeplom'],
    ['/TrainingChat/instructor', '/TrainingChat/instructor'],
    ['/CourseRegistration/1/2/3/4', undefined],
    ['/CourseRegistration-Edit', undefined],
  ])('%s is %s', (address, path) => {
    expect(screenOf(screens, address)?.path).toBe(path)
  })
  test.each([
    ['/User/Trainee-Edit/7', true],
    ['/user/trainee-edit', false],
    ['/User/Trainee', false],
    ['/CourseRegistration/', false],
    ['/CourseRegistration/1', true],
  ])('%s shows one record: %s', (address, isRecord) => {
    expect(isOfRecord(screenOf(screens, address)!, address)).toBe(isRecord)
  })
  test('hangs under its parents, whatever their case', () => {
    expect(trailOf(screens, screens[3]!).map(({ path }) => path)).toEqual(['/User/Trainee', '/User/Trainee-Edit/:ID?'])
  })
})
