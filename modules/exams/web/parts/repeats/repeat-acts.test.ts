import { expect, it } from 'vitest'
import { repeatActionsFor, repeatTable } from '../../../rules/repeats.ts'
import { actsOfRepeat } from './repeat-acts.ts'

const ways = repeatTable.states.flatMap((state) => [true, false].map((isFree) => ({ state, isFree })))

it.each(ways)('whatever somebody may do with a repeat ($state, free $isFree) has its act', ({ state, isFree }) => {
  for (const part of ['staff', 'trainee'] as const) {
    const actions = repeatActionsFor(state, isFree, part)
    expect(actsOfRepeat(actions)).toHaveLength(actions.length)
  }
})

it('a repeat is asked for and its payment proved under the names of the acts', () => {
  expect(actsOfRepeat(['request', 'uploadProof', 'unknown'])).toEqual(['requestRepeat', 'uploadRepeatProof'])
})
