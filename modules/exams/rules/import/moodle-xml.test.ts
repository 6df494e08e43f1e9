import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMoodleXml } from './moodle-xml.ts'

const file = readFileSync(new URL('../../../../testing/fixtures/questions.moodle.xml', import.meta.url), 'utf8')
const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const trueFalse = (name: string) =>
  `<question type="truefalse"><name><text>${name}</text></name><questiontext><text>Is it &#65;?</text></questiontext>` +
  '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>'

describe('the bank that the security department sent', () => {
  const bank = readMoodleXml(file)

  it('imports what can be asked here, with type and weight', () => {
    expect(bank.questions.map(({ number, name, type, weight }) => [number, name, type, weight])).toEqual([
      [1, 'SEC-1', 'multiChoice', 2],
      [2, 'SEC-2', 'multiAnswers', 3],
      [3, 'SEC-3', 'trueFalse', 1],
      [4, 'SEC-4', 'text', 5],
      [5, 'SEC-5', 'multiChoice', 1],
      [7, 'SEC-7', 'numerical', 1],
    ])
    expect(bank.questions[0]?.category).toEqual({ course: 'SEC-201', module: 'أمن المطارات' })
    expect(bank.questions[3]?.modelAnswer).toContain('عدم اللمس')
  })

  it('reports the others by number and reason', () => {
    expect(bank.problems).toMatchObject([
      { number: 6, line: 41, name: 'SEC-6', code: 'tooFewPairs', preview: 'Match the term.' },
      { number: 8, line: 51, name: 'SEC-8', code: 'noRightAnswer', preview: 'No right answer at all' },
    ])
  })

  it('reads answers as plain text', () => {
    expect(bank.questions[4]?.answers).toEqual([
      { text: 'High', isRight: true },
      { text: 'Blue', isRight: false },
    ])
  })
})

describe('the format', () => {
  it('imports the rest of a file in which a question is broken or never closed', () => {
    const bank = readMoodleXml(
      quiz(
        trueFalse('one'),
        '<question type="truefalse"><name><text>two</text></name>',
        trueFalse('three'),
        '<question type="essay"><name><text>four</text></name><questiontext></text></question>',
        trueFalse('five'),
      ),
    )
    expect(bank.questions.map((question) => question.name)).toEqual(['one', 'three', 'five'])
    expect(bank.problems.map(({ number, name, code }) => [number, name, code])).toEqual([
      [2, 'two', 'unclosed'],
      [4, 'four', 'badXml'],
    ])
  })

  it('expands nothing: a file that declares entities is refused as a whole', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>${trueFalse('x')}</quiz>`
    expect(readMoodleXml(bomb)).toEqual({ questions: [], problems: [{ number: 0, line: 1, code: 'notAQuestionFile' }] })
    const inside = quiz(trueFalse('&undefined;'))
    expect(readMoodleXml(inside).questions[0]?.name).toBe('&undefined;')
  })

  it('decodes the five entities and numbers only', () => {
    expect(readMoodleXml(quiz(trueFalse('a &lt; b &amp;lt; &quot;c&quot; &apos;&#x41;'))).questions[0]).toMatchObject({
      name: 'a < b &lt; "c" \'A',
      text: '<p dir="ltr">Is it A?</p>',
    })
  })

  it('refuses depth without falling over', () => {
    const deep = `<question type="essay"><questiontext>${'<text>'.repeat(50_000)}</questiontext></question>`
    expect(readMoodleXml(quiz(deep)).problems[0]?.code).toBe('badXml')
  })

  it('is not fooled by question tags inside CDATA', () => {
    const inside =
      '<question type="essay"><name><text>q</text></name><questiontext format="html">' +
      '<text><![CDATA[<p>a </question><question type="x"> b</p>]]></text></questiontext></question>'
    expect(readMoodleXml(quiz(inside)).questions).toHaveLength(1)
  })

  it('never throws on a damaged file', () => {
    fc.assert(
      fc.property(fc.nat(file.length), fc.nat(200), fc.string({ maxLength: 20 }), (from, length, put) => {
        const damaged = file.slice(0, from) + put + file.slice(from + length)
        const bank = readMoodleXml(damaged)
        expect(bank.questions.length + bank.problems.length).toBeGreaterThan(0)
      }),
    )
  })
})
