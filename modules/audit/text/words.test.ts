import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOfWords } from '#apps/web/word-places.ts'
import { markStates } from '#modules/attendance/rules/credit.ts'
import { certificateModes } from '#modules/certificates/rules/modes.ts'
import { attemptTable } from '#modules/exams/rules/attempt-states.ts'
import { examTable } from '#modules/exams/rules/exam-states.ts'
import { repeatTable } from '#modules/exams/rules/repeats.ts'
import { topics } from '#platform/shared/record/notice-topics.ts'
import { answers, places as classPlaces } from '#modules/classes/contract/class-shapes.ts'
import { staffRoles } from '#modules/classes/rules/staff.ts'
import { classStates } from '#modules/classes/rules/class-states.ts'
import { slotParts } from '#modules/planning/rules/accepted-slot.ts'
import { applicationStates } from '#modules/people/rules/applications.ts'
import { mainTrack } from '#modules/registration/rules/main-track.ts'
import { moneyTrack } from '#modules/registration/rules/money-track.ts'
import { travelTrack } from '#modules/registration/rules/travel-track.ts'
import { visaTrack } from '#modules/registration/rules/visa-track.ts'
import { languages } from '#platform/shared/actor.ts'
import { permissions, roles } from '#platform/shared/access.ts'
import { fields, subjects } from './nouns/ar.ts'
import { placesOfValues, type valuePlaces } from '../rules/value-places.ts'

const root = join(import.meta.dirname, '../../..')

/** What the values of a field have for words, in all of its places together. */
async function wordsOf(module: string | undefined, field: string, language: string): Promise<Record<string, string>> {
  const found = await Promise.all(
    placesOfValues(module, field).map(async ([namespace, path]) => {
      const words = (await import(join(root, placeOfWords(namespace), `${language}.ts`))) as Record<string, object>
      return path
        .split('.')
        .reduce<object | undefined>((at, key) => at && (at as Record<string, object>)[key], words[language])
    }),
  )
  return Object.assign({}, ...found.toReversed()) as Record<string, string>
}

const values: Partial<Record<keyof typeof valuePlaces, readonly string[]>> = {
  main: mainTrack.states,
  visa: visaTrack.states,
  money: moneyTrack.states,
  travel: travelTrack.states,
  mode: certificateModes.states,
  application: applicationStates,
  'attendance.state': markStates,
  'exams.state': [...examTable.states, ...attemptTable.states, ...repeatTable.states],
  'exams.finishKind': ['submitted', 'autoSubmitted', 'closedViolation', 'voided'],
  'registration.roomType': ['single', 'double', 'triple'],
  role: roles.filter((role) => role !== 'anonymous'),
  permissions,
  topic: topics,
  'accounts.state': ['active', 'pending', 'inactive'],
  'accounts.language': languages,
  'accounts.gender': ['male', 'female'],
  'signin.state': ['active', 'pending', 'inactive'],
  'signin.why': [
    'password',
    'inactive',
    'pending',
    'signIn',
    'proveEmail',
    'resetPassword',
    'prove',
    'setUp',
    'addPasskey',
  ],
}

/** Of columns that acts change. */
const columnValues: Readonly<Record<string, readonly string[]>> = {
  'classes.state': [...classStates.states, 'scheduled', 'held', ...answers],
  'classes.changed': slotParts,
  'classes.role': staffRoles,
  'classes.place': classPlaces,
  'campaigns.state': ['draft', 'scheduled', 'running', 'ended', 'stopped', 'sending', 'sent'],
  'campaigns.linkKind': ['none', 'course', 'class', 'event', 'diploma'],
  'campaigns.channels': ['web', 'bell', 'mail', 'print'],
}

describe.each(['ar', 'en', 'fr'])('in %s', (language) => {
  test.each(Object.entries(columnValues))('every value of the column %s has words', async (column, all) => {
    const [module, field = ''] = column.split('.')
    const words = await wordsOf(module, field, language)
    expect(all.filter((value) => !words[value])).toEqual([])
  })

  test.each(Object.entries(values))('every value of %s has words', async (field, all) => {
    const [module, named] = field.includes('.') ? field.split('.') : [undefined, field]
    const words = await wordsOf(module, named!, language)
    expect(all.filter((value) => !words[value])).toEqual([])
  })
})

test.each(['ar', 'en', 'fr'])(
  'columns that are no more have words where older academies told of them, in %s',
  async (language) => {
    const words = await import(join(root, placeOfWords('registration/record'), `${language}.ts`))
    expect(words[language].facts.roomType).toBeTruthy()
  },
)

test('every subject and field is written in Arabic', () => {
  const written = Object.entries<string>({ ...subjects, ...fields })
  expect(written.filter(([, words]) => !/^[\u0600-\u06ff\s]+$/.test(words))).toEqual([])
})
