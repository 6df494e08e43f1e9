import { expect, test } from 'vitest'
import { actionFindings } from './actions.ts'
import { parseSource } from '../source.ts'

const found = (text: string, path = 'modules/canteen/server/calls/meals.ts') =>
  actionFindings(parseSource(path, text)).map(({ line }) => line)
const right = `import { passes } from '#platform/shared/access.ts'\n`

test('actions that a handler names beside a right are found, what calls and rules say is not', () => {
  expect(found(`${right}const reply = { Actions: passes('editor') ? ['editMeal'] : [] }`)).toEqual([2])
  expect(found(`${right}const keeps = passes('editor')\nconst Actions = keeps ? (['editMeal'] as const) : []`)).toEqual(
    [3],
  )
  expect(found(`${right}const actionsOf = (actor) => passes('editor') ? ['editMeal' as const] : []`)).toEqual([2])
  expect(found(`const Actions = asked.actor.role === 'admin' ? ['editMeal'] : []`)).toEqual([1])
  expect(
    found(`${right}const seesFee = passes('reviewers')\nconst reply = { Actions: mealActions(meal, actor) }`),
  ).toEqual([])
  expect(
    found(
      `import { actsOpenTo } from '#platform/shared/record/act.ts'\nconst reply = { Actions: actsOpenTo(mealActs, actor, ['editMeal']) }`,
    ),
  ).toEqual([])
  expect(found(`${right}const Actions = ['editMeal']`, 'modules/canteen/rules/meals.ts')).toEqual([])
})
