import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleLogins } from '#database/seeds/logins.ts'
import { ar } from '#modules/exams/text/ar.ts'
import { en } from '#modules/exams/text/en.ts'
import { windows1256 } from '#testing/stages/windows-1256.ts'
import { startAcademy, type Academy } from './site/academy.ts'
import { axe, comeIn, endVisits, overflowing, phone, visit, wide } from './site/browser.ts'

let academy: Academy
beforeAll(async () => void (academy = await startAcademy()))
afterAll(async () => {
  await endVisits()
  await academy.close()
})

const cdata = (html: string) => `<text><![CDATA[${html}]]></text>`
const asked = (name: string, type: string, text: string, rest = '') =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html">${text}</questiontext>${rest}</question>`
const file = (name: string, bytes: string) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes, 'latin1').toString('base64')}</file>`
const trueFalse =
  '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text><feedback><text>Not so.</text></feedback></answer>'

const xml = `<?xml version="1.0" encoding="UTF-8"?><quiz>
<question type="category"><category><text>$course$/SMS-101/Signs/Ground</text></category></question>
${asked('Moving sign', 'truefalse', cdata('<p>Is it so? <img src="@@PLUGINFILE@@/moving.gif"></p>') + file('moving.gif', 'GIF89a moving'), trueFalse)}
${asked('Film', 'truefalse', cdata('<p>Look: <video controls><source src="@@PLUGINFILE@@/landing.mp4"></video></p>') + file('landing.mp4', '....ftypisom'), trueFalse)}
${asked('Film by a link', 'truefalse', cdata('<p>Look at <a href="@@PLUGINFILE@@/taxi.webm">the film</a></p>') + file('taxi.webm', '....webm'), trueFalse)}
${asked('Greeting', 'truefalse', cdata('<p>Listen: <a href="@@PLUGINFILE@@/greeting.ogg">here</a></p>') + file('greeting.ogg', 'OggS and more'), trueFalse)}
${asked('Gaps', 'cloze', cdata('<p>The tower {1:SHORTANSWER:=clears} the aircraft.</p>'))}
${asked('Many', 'multichoice', cdata('<p>Which?</p>'), '<single>false</single><idnumber>K-7</idnumber><tags><tag><text>ground</text></tag></tags><hint><text>Think again</text></hint><correctfeedback><text>Well</text></correctfeedback><answer fraction="50"><text>a</text></answer><answer fraction="50"><text>b</text></answer><answer fraction="-50"><text>c</text></answer>')}
${asked('Short', 'shortanswer', cdata('<p>Capital?</p>'), '<answer fraction="100"><text>Cairo</text></answer>')}
${asked('Grades', 'multichoice', cdata('<p>Which one?</p>'), '<single>true</single><answer fraction="40"><text>a</text></answer><answer fraction="30"><text>b</text></answer>')}
</quiz>`
const aiken =
  '$CATEGORY: SMS-101\nWhat does it mean?\nA. Stop\nB. Go\nANSWER: A\n\nAnd this?\nA) One\nB) Two\nANSWER: C\n'
const gift =
  '$CATEGORY: SMS-101\n\n::pairs:: Match. {=cat -> meows =dog -> barks =cow -> moos}\n\n::number:: How many? {#3.1..3.2}\n\n[html]<p>Listen: <a href\\="@@PLUGINFILE@@/tower.mp3">here</a></p> {T}\n'

type Words = typeof ar
const filled = (sentence: string, values: Record<string, string>) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{{${key}}}`, value), sentence)

const files: readonly [string, string | Buffer, (t: Words) => string[]][] = [
  [
    'bank.xml',
    xml,
    (t) => [
      filled(t.importNotes.mediaLost, { names: 'moving.gif' }),
      filled(t.importNotes.mediaLost, { names: 'landing.mp4' }),
      filled(t.importNotes.mediaLost, { names: 'taxi.webm' }),
      filled(t.importProblems.unsupportedType, { type: 'cloze' }),
      'The tower {1:SHORTANSWER:=clears} the aircraft.',
    ],
  ],
  ['aiken.txt', aiken, (t) => [t.import.formats.aiken]],
  ['bank.gift', gift, (t) => [filled(t.importNotes.mediaLost, { names: 'tower.mp3' })]],
  ['windows.gift', windows1256('$CATEGORY: SMS-101\n\n::س:: هل هذا صحيح؟ {T}\n'), () => ['WINDOWS-1256']],
]

test.each([
  ['ar', wide],
  ['en', phone],
] as const)('what question files bring and lose is said, in %s', async (language, viewport) => {
  const t = (language === 'ar' ? ar : en) as Words
  const { page, context, errors } = await visit(academy.origin, { language, viewport })
  const { password, logins } = sampleLogins()
  await comeIn(
    page,
    logins.find(({ email }) => email.startsWith('sami'))!.email,
    password,
    '/Question/QuestionsBank?import=file',
  )
  for (const [name, bytes, said] of files) {
    const path = join(academy.dataDir, `${language}-${name}`)
    writeFileSync(path, bytes)
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: t.import.check }).click()
    await page.getByText(`${language}-${name}`).first().waitFor()
    for (const sentence of said(t)) await page.getByText(sentence).first().waitFor()
    expect(await axe(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    if (process.env['PICTURES'])
      await page.screenshot({ path: join(process.env['PICTURES'], `${language}-${name}.png`), fullPage: true })
    await page.getByRole('button', { name: t.import.another }).click()
  }

  // Of a file that names no course the course is chosen, and the same file is checked again.
  const path = join(academy.dataDir, `${language}-alone.txt`)
  writeFileSync(path, 'Which one?\nA. this\nB. that\nANSWER: A\n')
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: t.import.check }).click()
  await page.getByText(t.importProblems.noCourseNamed).first().waitFor()
  await page.getByRole('button', { name: t.import.chooseCourse }).click()
  await page.getByText(`${language}-alone.txt`).first().waitFor()
  await page.getByLabel(t.import.target).click()
  await page.keyboard.type('SMS-101')
  await page
    .getByRole('option', { name: /SMS-101/ })
    .first()
    .click()
  await page.getByRole('button', { name: t.import.check }).click()
  await page.getByRole('button', { name: t.import.commit_one }).waitFor()
  expect(await axe(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
