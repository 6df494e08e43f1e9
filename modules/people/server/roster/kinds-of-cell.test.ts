import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { peopleCalls } from '../../contract/calls.ts'

/* Cells as people write them, in a list that a coordinator sends: what is said of each. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  server.at('2026-11-21T09:00:00Z')
})
afterAll(() => server.close())

/** What is said of one cell under a title. */
async function one(title: string, text: string): Promise<string[]> {
  const huda = await server.as('huda')
  const Text = `الاسم,Email,${title}\nنورا سعد,nora@example.com,"${text}"\n`
  const { ID } = await huda.send(peopleCalls.readRoster, { body: { Text } })
  const { Items } = await huda.send(peopleCalls.getRoster, { ID })
  return Items.flatMap((row) =>
    row.Findings.map((each) => [row.Row, each.Column, each.Code, ...(each.Day ? [each.Day] : [])].join(' ')),
  )
}

describe('days', () => {
  const born = (text: string) => one('تاريخ الميلاد', text)
  test.each([
    '٢٠/٠٧/١٩٨٥',
    '20 يوليو 1985',
    '1985/7/20',
    '20.07.1985',
    '1985-07-20T00:00:00',
    '1985-07-20 00:00',
    '20-Jul-85',
    '20 juil. 1985',
    '20/07/1985 12:00',
    'July 20th, 1985',
  ])('written %s are read', async (text) => {
    expect(await born(text)).toEqual([])
  })
  test.each(['1405-11-02', '1405-11-02 هـ', '2/11/1405', '2 ذو القعدة 1405', '١٤٠٥/١١/٠٢', '1405/11/02 هـ'])(
    'of the Hijri calendar (%s) are read and shown in both',
    async (text) => {
      expect(await born(text)).toEqual([expect.stringMatching(/^2 3 hijriRead 1985-07-(?:19|20)$/)])
    },
  )
  test.each(['12/31/1985', '7/8/85', '31/02/1985', 'July 20th', '20/07', 'غير معروف'])(
    'that may mean two things or none (%s) are refused',
    async (text) => {
      expect(await born(text)).toEqual(['2 3 dateInvalid'])
    },
  )
})

describe('cells as people write them', () => {
  test('genders', async () => {
    expect(await one('النوع', 'أ')).toEqual([])
    expect(await one('النوع', 'ذ')).toEqual([])
    expect(await one('النوع', '1')).toEqual(['2 3 genderByNumber'])
    expect(await one('النوع', 'م')).toEqual(['2 3 genderUnknown'])
  })

  test('a nationality that nobody has, and addresses that are none or two', async () => {
    expect(await one('الجنسية', 'بدون')).toEqual(['2 3 nationalityUnknown'])
    for (const text of ['mailto:a@example.com', 'Nora <a@example.com>', 'a@example.com; b@example.com'])
      expect(await one('بريد العمل', text)).toEqual(['2 3 emailInvalid'])
    expect(await one('بريد العمل', '\u200fa@example.com')).toEqual([])
  })
})
