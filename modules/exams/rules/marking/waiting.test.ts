import { expect, test } from 'vitest'
import { attemptActionsFor, attemptTable } from '../attempt-states.ts'
import { outOfTurn } from '../paper-actions.ts'
import { waitingStates, waitsFor } from './waiting.ts'

test('a paper waits for whoever marks it, in two states alone', () => {
  const waiting = attemptTable.states.filter((State) =>
    waitsFor({ State, Actions: attemptActionsFor(State, ['examiner']) }),
  )
  expect(waiting.toSorted()).toEqual(waitingStates.toSorted())
  for (const State of attemptTable.states)
    expect(waitsFor({ State, Actions: attemptActionsFor(State, ['coordinator']) })).toBe(false)
  const Actions = outOfTurn(attemptActionsFor('awaitingManual', ['examiner']))
  expect(waitsFor({ State: 'awaitingManual', Actions })).toBe(false)
})
