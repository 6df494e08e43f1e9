import { expect, test } from 'vitest'
import { ar } from '../../text/sitting/ar.ts'
import { en } from '../../text/sitting/en.ts'
import { fr } from '../../text/sitting/fr.ts'

// A competition is sat with the same words, and has neither a proctor nor an instructor: what differs stands in `ways.ts`.
test.each([
  ['ar', ar, /مراقب|مدرب/],
  ['en', en, /proctor|invigilator|instructor/],
  ['fr', fr, /surveillant|formateur/],
])('in %s a competition sends nobody to somebody whom it does not have', (_, words, somebody) => {
  const { cover, paper, paused, session, delivery, finished } = words
  const naming = [cover, paper, paused, session, delivery, delivery.why, finished].flatMap((part) =>
    Object.entries(part).flatMap(([key, text]) => (typeof text === 'string' && somebody.test(text) ? [key] : [])),
  )
  expect(naming).toEqual(['device'])
})
