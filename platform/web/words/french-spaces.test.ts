import { expect, test } from 'vitest'
import { withFrenchSpaces } from './french-spaces.ts'

test('no French line begins with a sign that belongs to the word before, nor ends with an opening quote', () => {
  const words = { ask: 'Supprimer « {{name}} » ?', of: { all: 'Prêts : {{ready}} ; fin !' }, plain: 'à 10:30, oui' }
  expect(withFrenchSpaces(words, 'fr')).toEqual({
    ask: 'Supprimer «\u00a0{{name}}\u00a0»\u00a0?',
    of: { all: 'Prêts\u00a0: {{ready}}\u00a0; fin\u00a0!' },
    plain: 'à 10:30, oui',
  })
  expect(withFrenchSpaces(words, 'en')).toEqual(words)
})
