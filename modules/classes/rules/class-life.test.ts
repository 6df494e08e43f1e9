import { expect, test } from 'vitest'
import { lifeOf, lifeSteps } from './class-life.ts'
import { classStates } from './class-states.ts'

test('every step before that of the state is done, every later one ahead', () => {
  const standing = (state: Parameters<typeof lifeOf>[0]) =>
    lifeOf(state)
      .map((each) => each.standing[0])
      .join('')
  expect(Object.fromEntries(classStates.states.map((state) => [state, standing(state)]))).toEqual({
    draft: 'naaaaa',
    open: 'dnaaaa',
    tentative: 'dnaaaa',
    postponed: 'dnaaaa',
    confirmed: 'ddnaaa',
    running: 'dddnaa',
    ended: 'ddddna',
    resultsPublished: 'dddddn',
    closed: 'dddddd',
    cancelled: '',
  })
  expect(lifeOf('draft').map(({ step }) => step)).toEqual(lifeSteps)
})
