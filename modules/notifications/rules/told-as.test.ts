import { expect, test } from 'vitest'
import { mailTemplates } from '#database/seeds/mail-templates.ts'
import { isOptional, topics } from '#platform/shared/record/notice-topics.ts'
import { allNotices } from '#testing/stages/told.ts'
import { toldAs } from './told-as.ts'

const told = Object.values(allNotices).flat()

test('every notice has a topic, and whoever is told of money or a seat is told by mail', () => {
  const types = new Map(mailTemplates.map(({ kind, type }) => [kind, type]))
  for (const { letter, to } of told) {
    expect(topics, letter.kind).toContain(letter.topic)
    const type = types.get(letter.kind)
    // 6 invoice, 7 payment, 10 registration: an obligation, save to those whose work it is.
    if (type !== 6 && type !== 7 && type !== 10) continue
    if (to.roles.some((role) => role === 'trainee' || role === 'customer'))
      expect(isOptional(letter.topic), `${letter.kind} to ${to.says}`).toBe(false)
  }
})

test('what is an obligation to the trainee is work to the coordinator', () => {
  const topicsOf = (kind: string) =>
    told.filter(({ letter }) => letter.kind === kind).map(({ letter, to }) => [to.says, letter.topic])
  expect(topicsOf('payerDeclined')).toEqual([
    ['the trainee', 'registration'],
    ['the coordinator of the class', 'coordination'],
  ])
  // Changed, or set anew by who had forgotten it.
  const owner = ['whose account it is', 'security']
  expect(topicsOf('passwordChanged')).toEqual([owner, owner])
})

test('who plans besides the own role is told as a coordinator', () => {
  expect(toldAs('instructor', true)).toEqual(['instructor', 'trainingcoordinator'])
  expect(toldAs('instructor', false)).toEqual(['instructor'])
  expect(toldAs('trainingcoordinator', true)).toEqual(['trainingcoordinator'])
})
