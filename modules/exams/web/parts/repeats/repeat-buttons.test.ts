import { expect, it } from 'vitest'
import { allowedActions } from '#platform/web/ui/acts/actions.ts'
import { repeatActionsFor, repeatTable } from '../../../rules/repeats.ts'
import { actsOfRepeat, repeatButtons } from './repeat-buttons.ts'

const repeat = { ExamID: 7, TraineeID: 3 }
const ways = repeatTable.states.flatMap((state) => [true, false].map((isFree) => ({ state, isFree })))

it.each(ways)('whatever staff may do with a repeat ($state, free $isFree) has a button', ({ state, isFree }) => {
  const actions = repeatActionsFor(state, isFree, 'staff')
  const acts = actsOfRepeat(actions)
  expect(acts).toHaveLength(actions.length)
  expect(allowedActions(repeatButtons(repeat), acts)).toHaveLength(actions.length)
})

it('a repeat is asked for by whoever may, and its payment proved by its trainee alone', () => {
  const shown = (actions: string[], onProve?: () => void) =>
    allowedActions(repeatButtons(repeat, onProve), actsOfRepeat(actions)).map(([name]) => name)
  expect(shown(['request'])).toEqual(['requestRepeat'])
  expect(repeatActionsFor('invoiced', false, 'trainee')).toEqual(['uploadProof'])
  expect(shown(['uploadProof'], () => undefined)).toEqual(['uploadRepeatProof'])
  expect(shown(['uploadProof'])).toEqual([])
})
