import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { declaredCalls } from '#apps/server/openapi.ts'
import { passes, permissions, roles, type Right } from '#platform/shared/access.ts'
import { menuGroup, screen } from '#platform/shared/screen.ts'
import { registerModules } from '#platform/web/screens.ts'
import { ar } from '../../../text/rights/ar.ts'
import { actionsOpenTo, byGroup, named, screensOpenTo, type Action } from './opens.ts'

const root = join(import.meta.dirname, '../../../../..')
const catalogue = menuGroup({ name: 'catalogue', order: 2, letter: 'k', icon: 'course', title: 'a:screens.menuGroup' })
const home = menuGroup({ name: 'home', order: 1, letter: 'h', icon: 'home', title: 'a:screens.menuGroup' })
registerModules({ screens: [], menuGroups: [catalogue, home], bell: null })
const page = async () => ({ default: () => null })
const screens = [
  screen({
    path: '/Course',
    rule: 'editorCourse',
    auth: true,
    title: 'a:screens.a',
    menu: { group: 'catalogue', order: 1, icon: 'course' },
    page,
  }),
  screen({ path: '/Course-Edit', rule: 'editorCourse', auth: true, title: 'a:screens.b', parent: '/Course', page }),
  screen({ path: '/pages/x', rule: 'all', auth: true, title: 'a:screens.c', page }),
  screen({ path: '/mine', rule: 'trainee', auth: true, title: 'a:screens.d', page }),
]
const actions: Action[] = declaredCalls().flatMap(({ module, calls }) =>
  Object.entries(calls).map(([Name, call]) => ({
    Module: module,
    Name,
    Rule: call.who,
    Writes: call.effect === 'writes',
  })),
)

test('a right opens the screens whose rule names it, and those reached from them', () => {
  const open = screensOpenTo(screens, ['enteringcourses'])
  expect(open.map(({ path }) => path)).toEqual(['/Course', '/Course-Edit'])
  expect(byGroup(open, screens)).toEqual([{ group: catalogue, screens: open }])
  expect(screensOpenTo(screens, ['enteringdeploma'])).toEqual([])
})

test('what is told of a right is what the guard lets it do', () => {
  for (const right of [...roles, ...permissions] as Right[]) {
    const isRole = (roles as readonly string[]).includes(right)
    const passing = actions.filter(({ Rule, Writes }) => {
      if (!Writes || Rule === 'all' || Rule === 'anonymous') return false
      return isRole ? passes(Rule, right as 'admin', []) : passes(Rule, 'anonymous', [right as 'enteringcourses'])
    })
    expect(actionsOpenTo(actions, [right]), right).toEqual(passing)
  }
})

test('every module whose actions a right opens has a name that people read, and no other is named', () => {
  const opened = actionsOpenTo(actions, [...roles, ...permissions] as Right[])
  const modules = new Set(opened.map(({ Module }) => Module))
  expect(Object.keys(ar.modules).toSorted()).toEqual([...modules].toSorted())
})

test('every word of a right is that of a call, and a call without a word is counted', async () => {
  const names = new Set(actions.map(({ Module, Name }) => `${Module}.${Name}`))
  const words = await Promise.all(
    globSync('modules/*/text/record/ar.ts', { cwd: root }).map(async (file) => {
      const { ar } = (await import(join(root, file))) as { ar: { rights?: object } }
      return Object.keys(ar.rights ?? {}).map((name) => `${file.split('/')[1]}.${name}`)
    }),
  )
  expect(words.flat().filter((name) => !names.has(name))).toEqual([])
  const some = actions.slice(0, 3)
  expect(named(some, (name) => (name === some[0]!.Name ? 'x' : ''))).toEqual({ words: ['x'], others: 2 })
})
