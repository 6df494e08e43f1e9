import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allTexts } from './counted.ts'
import { termFindings } from './terms.ts'

const root = join(import.meta.dirname, '../../..')

/** Everything that people read: dictionaries, letters, what is seeded into lookups and templates. */
const wordFiles = ['modules', 'platform', 'database/seeds']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) =>
    /^modules\/[^/]+\/(text|server\/letters|documents\/[^/]+\/words)\/|^platform\/(web|server)\/text\/|^database\/seeds\/(mail-templates|lookups)\//.test(
      path,
    ),
  )

test('one noun has one word in each language, in dictionaries, letters and seeds', () => {
  expect(wordFiles.length).toBeGreaterThan(70)
  const found = wordFiles.flatMap((path) => termFindings(path, readFileSync(join(root, path), 'utf8')))
  expect(found).toEqual([])
})

/** The same text in the three languages. */
const byKey = async () => {
  const texts = await allTexts(root)
  return Map.groupBy(texts, ({ dictionary, key }) => `${dictionary} ${key}`)
}

test('what English calls a class is no course in Arabic, and a course no class', { timeout: 60_000 }, async () => {
  const found = [...(await byKey())].flatMap(([key, forms]) => {
    const said = (language: string) => forms.find((form) => form.language === language)?.text ?? ''
    const [ar, en] = [said('ar'), said('en')]
    const [isClass, isCourse] = [/\bclass(es)?\b/i.test(en), /\bcourses?\b/i.test(en)]
    const [isShuba, isDawra] = [/شعب/.test(ar), /(?<![\u0621-\u064a])(?:ال|لل|بال)?دور(?:ة|ات|ته|تك)/.test(ar)]
    return (isClass && !isCourse && isDawra && !isShuba) || (isCourse && !isClass && isShuba && !isDawra)
      ? [`${key}: ${ar} / ${en}`]
      : []
  })
  expect(found).toEqual([])
})

test('the states of a class are called the same wherever they are read', async () => {
  const texts = await byKey()
  const [classes, registration] = ['modules/classes/text states.', 'modules/registration/text classStates.']
  const states = [...texts.keys()].filter((key) => key.startsWith(classes!))
  expect(states.length).toBe(10)
  const words = (key: string) => texts.get(key)?.map(({ language, text }) => `${language} ${text}`)
  for (const key of states) expect(words(key.replace(classes!, registration!))).toEqual(words(key))
})

test('a word that is not to be read is found, one that only looks like it is not', () => {
  const words = (line: string, path = 'modules/x/text/ar.ts') => termFindings(path, line).map(({ instead }) => instead)
  expect(words(`  classes: 'الدورات المنعقدة',`)).toEqual(['الشعبة، الشعب'])
  expect(words(`  course: 'المقرر',`)).toEqual(['الدورة'])
  expect(words(`  hint: 'ما حُسب من الجلسات المقررة',`)).toEqual([])
  expect(words(`  passDegree: 'Pass degree',`)).toEqual(['mark'])
  expect(words(`  passDegree: 'Pass mark {{degree}}',`)).toEqual([])
  expect(words(`  degree: 'Degree',`, 'modules/people/text/en.ts')).toEqual([])
  expect(words(`  course: 'Le cours entier',`)).toEqual(['formation'])
  expect(words(`  running: 'Examens en cours, au cours de la session',`)).toEqual([])
  for (const said of ['Courriels envoyés', 'Votre adresse électronique'])
    expect(words(`  sent: '${said}',`)).toEqual(['e-mail, adresse e-mail'])
  expect(words(`  invited: 'Vous n’êtes plus invité',`)).toEqual(['what suits a woman and a man'])
  expect(words(`  waits: 'Vous êtes sur la liste d’attente, vous serez ici',`)).toEqual([])
  expect(words(`  none: 'لست مسجلًا في شعبة',`)).toEqual(['ما يصلح للمرأة والرجل'])
  expect(words(`  none: 'لست من مقيّمي هذه الشعبة',`)).toEqual([])
  expect(words(`  free: 'متفرغ',`)).toEqual(['متاح'])
  expect(words(`  state: 'محفوظ',`)).toEqual(['مؤرشف'])
  expect(words(`  hint: 'إجاباتك محفوظة في هذا الجهاز',`)).toEqual([])
  expect(words(`  size: 'حتى ٥ ميجابايت',`)).toEqual(['ميغابايت'])
  expect(words(`  size: 'حتى ٥ ميغابايت',`)).toEqual([])
})

/* In the menu at its usual width, between the sign and the arrow of the group; a longer one is cut. */
const longestGroup = 24

test('the name of a menu group is not cut', { timeout: 60_000 }, async () => {
  const names = (await allTexts(root)).filter(({ key }) => key.endsWith('menuGroup'))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter(({ text }) => text.length > longestGroup)).toEqual([])
})
