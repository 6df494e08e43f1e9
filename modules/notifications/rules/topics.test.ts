import { expect, test } from 'vitest'
import { mailTemplates } from '#database/seeds/mail-templates.ts'
import { isOptional, toldAs, topicOf, topics, type TemplateKind } from './topics.ts'

test('every template has a topic, and whoever is told of money or a seat is told by mail', () => {
  for (const { kind, type } of mailTemplates) {
    const topic = topicOf(kind as TemplateKind, 'trainee')
    expect(topics).toContain(topic)
    // 6 invoice, 7 payment, 10 registration.
    if (type === 6 || type === 7 || type === 10) expect(isOptional(topic), kind).toBe(false)
  }
})

test('what is an obligation to the trainee is work to the coordinator', () => {
  expect(topicOf('payerDeclined', 'trainee')).toBe('registration')
  expect(topicOf('payerDeclined', 'coordinator')).toBe('coordination')
  expect(topicOf('passwordChanged', 'account')).toBe('security')
})

test('who plans besides the own role is told as a coordinator', () => {
  expect(toldAs('instructor', true)).toEqual(['instructor', 'trainingcoordinator'])
  expect(toldAs('instructor', false)).toEqual(['instructor'])
  expect(toldAs('trainingcoordinator', true)).toEqual(['trainingcoordinator'])
})
