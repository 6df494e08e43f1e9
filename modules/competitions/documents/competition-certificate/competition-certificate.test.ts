import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentCall } from '#platform/shared/document/documents.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { about, stageCompetition } from '#testing/stages/competitions/stage-competition.ts'
import { onExamDay, stageClass, stageQuestions } from '#testing/stages/stage-exam.ts'
import { upload } from '#testing/stages/upload.ts'
import { settingsCalls } from '#modules/settings/contract/calls.ts'
import { competitionsCalls as calls } from '#modules/competitions/contract/calls.ts'
import competitionCertificate from './document.ts'

const page = documentCall(competitionCertificate)
const closed = { status: 403, code: 'reportClosed' }
let server: TestServer
let ID: number

/** Layla has entered a competition that is final, and her certificate is given by hand. */
beforeAll(async () => {
  server = await startTestServer()
  server.at(onExamDay('08:00', '2026-03-06'))
  const { courseId } = await stageClass(server.db)
  const sami = await server.as('sami')
  const held = await stageCompetition(sami, courseId, await stageQuestions(sami, courseId))
  await sami.send(calls.publish, { body: await about(sami, held.ID) })
  const layla = await server.as('layla')
  ;({ ID } = await layla.send(calls.enter, { body: { Code: held.Code, ShowsName: false } }))
})
afterAll(() => server.close())

test('there is none before the results are final; then its holder and the keepers open it, and nobody else', async () => {
  const [layla, sami] = [await server.as('layla'), await server.as('sami')]
  expect(await refusalOf(layla.send(page, { ID }))).toMatchObject(closed)
  await sql`update competitions.competition set state = 'final', final_at = now(), appeals_until = now()`.execute(
    server.db,
  )
  await sql`update competitions.entry set certificate_number = 'CP-X-001', verify_code = ${'a'.repeat(32)}, name_ar = 'ليلى',
    name_en = 'Layla', submitted_at = '2026-03-10T08:30:00Z' where id = ${ID}`.execute(server.db)
  for (const who of [layla, sami])
    expect((await who.send(page, { ID })).Content).toMatchObject({
      Number: 'CP-X-001',
      NameEn: 'Layla',
      HeldOn: '2026-03-10',
      VerifyAddress: expect.stringMatching(/\/verify-competition\/a{32}$/),
    })
  for (const who of ['mariam', 'huda', 'omar', 'hany'] as const)
    expect(await refusalOf((await server.as(who)).send(page, { ID })), who).toMatchObject(closed)
  expect(await refusalOf(server.anonymous.send(page, { ID }))).toMatchObject(closed)
})

test('it bears the background of all certificates, the stamp, and the title and footer that the academy gave it', async () => {
  const [layla, nadia] = [await server.as('layla'), await server.as('nadia')]
  expect(await layla.send(page, { ID })).toMatchObject({ Background: null, Stamp: null, Title: {} })
  const put = async (Place: 'certificateBackground' | 'completionBackground' | 'stamp') => {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#369' } })
      .png()
      .toBuffer()
    const FileID = await upload(server.app, nadia, 'paperImage', { name: 'x.png', bytes })
    await nadia.send(settingsCalls.setPaperImage, { body: { Place, FileID, ReplacesID: null } })
    return (await nadia.send(settingsCalls.getPaperImages, {})).Items.find((each) => each.Place === Place)!.Image!
  }
  await put('completionBackground')
  expect((await layla.send(page, { ID })).Background).toBeNull()
  const [background, stamp] = [await put('certificateBackground'), await put('stamp')]
  const body = {
    Key: 'CompetitionCertificate',
    IsOff: false,
    OwnTitle: { en: 'Well done' },
    SignedBy: null,
    Version: 1,
  }
  await nadia.send(settingsCalls.changeDocumentLook, { body: { ...body, Footer: { en: 'By law' } } })
  expect(await layla.send(page, { ID })).toMatchObject({
    Background: background.Address,
    Stamp: stamp.Address,
    Title: { en: 'Well done' },
    Letterhead: { Footer: { en: 'By law' } },
  })
})
