import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { commitRoster } from '#testing/stages/rosters.ts'
import { peopleCalls as calls } from '../../contract/calls.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const header = 'الاسم,الاسم بالإنجليزية,Email,تاريخ الميلاد,Mobile,Passport,Passport expiry'
const read = async (who: string, ...lines: string[]) => {
  const importer = await server.as(who)
  const { ID, Version } = await importer.send(calls.readRoster, { body: { Text: [header, ...lines].join('\n') } })
  const roster = await importer.send(calls.getRoster, { ID })
  return { importer, ID, Version, roster }
}
type Roster = Awaited<ReturnType<typeof read>>['roster']
const saidOf = ({ Items }: Roster) =>
  Items.flatMap(({ Row, Findings }) =>
    Findings.map(({ Code, OtherCode, Reasons }) => [Row, Code, OtherCode, Reasons.join(' ')].filter(Boolean).join(' ')),
  )
/** The academy has her, with a number, a day and a passport of hers. */
const known = 'رباب الشناوي,Rabab Elshenawy,rabab@example.com,17/05/1987,+201555000111,Z7654321,30/06/2031'

test('whoever the academy likely has is told with the record and what agrees, and holds nobody up', async () => {
  const first = await read('huda', known)
  await commitRoster(server, first.importer, { ID: first.ID, Version: first.Version })
  const { Items } = await first.importer.send(calls.listTrainees, { search: 'rabab@example.com' })
  const { Code } = Items[0]!

  const { roster, ID } = await read(
    'huda',
    'رباب الشناوى,,other@example.com,17/05/1987,,,',
    'ر. الشناوي,RABAB ELSHENAWY,third@example.com,,01555000111,,',
    'رباب شناوي,Rabab Shenawy,fourth@example.com,,,Q1114321,30/06/2031',
    'رباب الشناوي,Rabab Elshenawy,fifth@example.com,,,,',
    'منى جابر,Mona Gaber,sixth@example.com,17/05/1987,,,',
  )
  expect(saidOf(roster)).toEqual([
    `2 likelyKnown ${Code} name birthDate`,
    `3 likelyKnown ${Code} mobile name`,
    `4 likelyKnown ${Code} passport nameAlike`,
  ])
  expect(roster.Counts).toMatchObject({ WithErrors: 0, WithWarnings: 3, Ready: 5 })
  // Nothing is written before the import is confirmed.
  expect((await first.importer.send(calls.listTrainees, { search: 'other@example.com' })).Total).toBe(0)
  await first.importer.send(calls.dropRoster, { ID })
})

test('a passport number that is none hides neither a taken address nor who it likely is', async () => {
  const { roster } = await read('huda', 'رباب الشناوي,,rabab@example.com,17/05/1987,,!!,not a day')
  expect(saidOf(roster).map((each) => each.split(' ')[1])).toEqual([
    'likelyKnown',
    'emailKnown',
    'passportInvalid',
    'dateInvalid',
  ])
})

test('an organization is told of its own people alone', async () => {
  const of = (who: string, row: string) => read(who, row).then(({ roster }) => saidOf(roster))
  const alike = 'رباب الشناوي,Rabab Elshenawy,else@example.com,17/05/1987,,,'
  expect(await of('huda', alike)).toHaveLength(1)
  expect(await of('hany', alike)).toEqual([])
})
