import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { answersIncomplete, logInToAnswer, roundOver } from '../../contract/refusals.ts'
import { wrongAnswers, type Answer } from '../../rules/answering.ts'
import { isSigned } from '../../rules/round-states.ts'
import * as store from '../store/answering.ts'
import { boxOf, putBox } from '../store/counts.ts'
import { questionsOf } from '../store/sheets.ts'
import { closeBox, openBox } from './box.ts'
import type { Opening } from './doing.ts'

interface Given {
  readonly code: string
  readonly roundId: number
  readonly answers: readonly Answer[]
}

/**
 * Takes one sheet, once. Of what nobody signs two things are written that share nothing: that it was given, on which
 * day; and the box of the round, sealed anew with all that is in it. No event and no audit tells of it (decision 187).
 * Answers whether it had been given before.
 */
export async function give(doing: Opening, actor: Actor, { code, roundId, answers }: Given): Promise<boolean> {
  const { db, today, vault } = doing
  const asked = (await store.lockedAsked(db, actor, code, roundId)) ?? refuse(notFound)
  if (!asked.isOwn && !asked.byCode) refuse(logInToAnswer)
  if (asked.givenOn !== null) return true
  if (asked.state !== 'open' || asked.closesOn < today) refuse(roundOver)
  await refuseWrong(doing, asked.sheetId, answers)
  const said = answers.filter(({ value, text }) => value !== null || text !== '')
  await store.noteGiven(db, asked.id, today)
  if (isSigned(asked.kind)) {
    if (said.length > 0) await store.addSigned(db, asked.id, said)
    return false
  }
  const before = openBox(vault, roundId, await boxOf(db, roundId))
  await putBox(db, roundId, closeBox(vault, roundId, [...before, said]))
  return false
}

async function refuseWrong({ db }: Opening, sheetId: number, answers: readonly Answer[]): Promise<void> {
  const questions = (await questionsOf(db, [sheetId])).map(({ ID, Answer, Choices, IsRequired }) => ({
    id: ID,
    answer: Answer,
    choices: Choices.length,
    isRequired: IsRequired,
  }))
  const wrong = wrongAnswers(questions, answers)
  if (wrong.length === 0) return
  const fields = wrong.map((id) => ({ path: id === null ? 'Answers' : `Answers.${id}`, code: 'required' }))
  refuse(answersIncomplete, {}, fields)
}
