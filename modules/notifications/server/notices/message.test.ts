import { expect, test } from 'vitest'
import { messageIn } from '../message.ts'

test('what is told in Arabic stands in the digits of the academy', () => {
  const template = {
    title: { ar: 'قبل {{day}}', en: 'Before {{day}}' },
    body: { ar: '<p>خلال ٤٨ ساعة من {{day}}</p>', en: '<p>Within 48 hours of {{day}}</p>' },
  }
  const words = { day: '٢٢ نوفمبر' }
  expect(messageIn(template, 'ar', words, 'latn')).toEqual({
    title: 'قبل 22 نوفمبر',
    subject: '<div dir="rtl"><p>خلال 48 ساعة من 22 نوفمبر</p></div>',
  })
  expect(messageIn(template, 'ar', words).title).toBe('قبل ٢٢ نوفمبر')
  expect(messageIn(template, 'en', words, 'latn').title).toBe('Before ٢٢ نوفمبر')
})
