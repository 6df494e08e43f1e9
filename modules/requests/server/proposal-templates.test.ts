import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedProposalTemplates, shippedTemplates } from '#database/seeds/proposal-templates.ts'
import type { Asker } from '#testing/asker.ts'
import { refusalOf, startTestServer, type TestServer } from '#testing/server.ts'
import { audited } from '#testing/stages/audited.ts'
import { aboutOf, stageRequest, writeOffer } from '#testing/stages/stage-request.ts'
import { requestsCalls as calls } from '../contract/calls.ts'

let server: TestServer
let sami: Asker
let huda: Asker
beforeAll(async () => {
  server = await startTestServer()
  sami = await server.as('sami')
  huda = await server.as('huda')
})
afterAll(() => server.close())
beforeEach(() => server.at('2027-01-10T08:00:00Z'))

const texts = (said: string) => ({ ar: `<p>ع ${said}</p>`, en: `<p>E ${said}</p>`, fr: `<p>F ${said}</p>` })
const name = { ar: 'قالب', en: 'Template', fr: 'Modèle' }
const listed = async () => (await sami.send(calls.getProposalTemplates, {})).Items
const defaultOf = async (kind: string) => (await listed()).find(({ Kind, IsDefault }) => Kind === kind && IsDefault)!
const whole = (ID: number) => sami.send(calls.getProposalTemplate, { ID })
const change = async (ID: number, more: object) => {
  const { Name, Body, IsActive, Version } = await whole(ID)
  return sami.send(calls.changeProposalTemplate, {
    ID,
    body: { Name: Name as typeof name, Body, IsActive, Version, ...more },
  })
}
const add = (more: object = {}) =>
  sami.send(calls.addProposalTemplate, {
    body: { Kind: 'organization', Name: name, Body: texts('{{course}}'), IsActive: true, ...more },
  })

/** A proposal to an organization, written and not sent. */
async function offered(more: object) {
  const request = await stageRequest(server)
  await writeOffer(server, request, 1500, more)
  return { request, id: (await request.seen()).Proposals[0]!.ID }
}
async function ticketOf(proposalId: number): Promise<string> {
  const { href } = await server.db
    .selectFrom('platform.outbox_mail')
    .where('paper_href', 'like', `/CourseProposal/${proposalId}#%`)
    .select('paper_href as href')
    .executeTakeFirstOrThrow()
  return href!.split('#ticket=')[1]!
}

test('each kind begins with a shipped default; the academy’s words hold until the shipped ones are brought back', async () => {
  const { ID, Body, Actions, IsOwn } = await whole((await defaultOf('organization')).ID)
  expect([IsOwn, Actions]).toEqual([false, ['changeProposalTemplate']])
  await change(ID, { Body: texts('{{total}}') })
  await seedProposalTemplates(server.db)
  const changed = await whole(ID)
  expect(changed).toMatchObject({ IsOwn: true, Body: texts('{{total}}'), Version: 2 })
  expect(changed.Actions).toContain('restoreProposalTemplate')
  await sami.send(calls.restoreProposalTemplate, { body: { ID, Version: changed.Version } })
  const restored = await whole(ID)
  expect(restored).toMatchObject({ IsOwn: false, Body })
  expect(restored.Versions.map(({ Number, IsShipped }) => [Number, IsShipped])).toEqual([
    [3, true],
    [2, false],
  ])
  expect(restored.Versions[0]!.By).not.toBeNull()
  const again = sami.send(calls.restoreProposalTemplate, { body: { ID, Version: restored.Version } })
  expect((await refusalOf(again)).code).toBe('notNow')
  expect((await audited(server.db, 'requests.changeProposalTemplate'))[0]).toMatchObject({ before: { isOwn: false } })
})

test('a text is cleaned, its fields are checked, and one that says nothing is refused', async () => {
  const { ID } = await defaultOf('trainee')
  const strange = await refusalOf(change(ID, { Body: { ...texts('{{code}}'), en: '<p>{{salary}}</p>' } }))
  expect([strange.code, strange.fields]).toMatchObject(['fieldsDoNotFit', [{ path: 'Body.en', code: 'unknownMark' }]])
  const empty = await refusalOf(change(ID, { Body: { ...texts('{{code}}'), fr: '<p><script>x()</script></p>' } }))
  expect(empty.fields).toMatchObject([{ path: 'Body.fr', code: 'required' }])
  const long = await refusalOf(change(ID, { Body: { ...texts(''), ar: 'x'.repeat(20_001) } }))
  expect(long.fields).toMatchObject([{ path: 'Body.ar', code: 'tooLong' }])
  const img = '<p onclick="x()">{{code}}<img src="picture:logo"><img src="https://other.example/a.png"></p>'
  await change(ID, { Body: { ...texts('{{code}}'), ar: img } })
  expect((await whole(ID)).Body.ar).toBe('<p>{{code}}</p>')
})

test('another becomes the default in place of the first; the default stays offered, what is used or shipped stays', async () => {
  const former = await defaultOf('organization')
  const { ID, Version } = await add()
  expect((await refusalOf(change(former.ID, { IsActive: false }))).fields).toMatchObject([{ path: 'IsActive' }])
  await sami.send(calls.makeDefaultProposalTemplate, { body: { ID, Version } })
  expect((await defaultOf('organization')).ID).toBe(ID)
  expect((await listed()).filter(({ Kind, IsDefault }) => Kind === 'organization' && IsDefault)).toHaveLength(1)
  expect(await audited(server.db, 'requests.endDefaultProposalTemplate')).toHaveLength(1)
  expect((await refusalOf(sami.send(calls.deleteProposalTemplate, { ID }))).code).toBe('notNow')
  expect((await refusalOf(sami.send(calls.deleteProposalTemplate, { ID: former.ID }))).code).toBe('notNow')
  await sami.send(calls.makeDefaultProposalTemplate, {
    body: { ID: former.ID, Version: (await whole(former.ID)).Version },
  })
  expect(await sami.send(calls.deleteProposalTemplate, { ID })).toEqual({ Done: true })
})

test('a version is made of a template: its text, filled, stays whatever the template becomes, and opens by the link', async () => {
  const { ID: templateId } = await add({ Body: texts('{{askedBy}} {{course}} {{total}} {{validUntil}} {{each}}') })
  const { request, id } = await offered({ TemplateID: templateId })
  const said = async () => (await request.seen()).Proposals[0]!
  const { Wording, TemplateID, Total } = await said()
  expect(TemplateID).toBe(templateId)
  expect(Wording.en).toContain('10 February 2027')
  expect(Wording.en).toContain(new Intl.NumberFormat('en-GB').format(Total.Minor / 100))
  expect(Wording.ar).toContain('١٠ فبراير ٢٠٢٧')
  expect(`${Wording.ar}${Wording.en}${Wording.fr}`).not.toMatch(/[{}]/)
  await change(templateId, { Body: texts('{{code}}') })
  expect((await said()).Wording).toEqual(Wording)
  await huda.send(calls.sendProposal, { body: await aboutOf(request)() })
  const byLink = await server.anonymous.send(
    calls.getSentProposal,
    { ID: id },
    { headers: { 'x-report-ticket': await ticketOf(id) } },
  )
  expect(byLink.Proposal.Wording).toEqual(Wording)
  const used = await refusalOf(sami.send(calls.deleteProposalTemplate, { ID: templateId }))
  expect([used.code, used.data]).toMatchObject(['templateInUse', { count: 1 }])
  const written = server.db.updateTable('requests.proposal').set({ wording: '{}' }).where('id', '=', id)
  await expect(written.execute()).rejects.toThrow('kept as it was sent')

  const preview = { Kind: 'organization' as const, Body: texts('{{code}}') }
  const shown = await sami.send(calls.previewProposalTemplate, { body: preview })
  expect(shown.Texts.en).toContain(shown.About!)
  const alone = await sami.send(calls.previewProposalTemplate, { body: { ...preview, Kind: 'trainee' } })
  expect([alone.About, alone.Texts.en]).toEqual([null, expect.stringContaining('‹request number›')])
})

test('a proposal is made of an offered template of its kind alone', async () => {
  const ofTrainee = await defaultOf('trainee')
  const { ID: off } = await add({ IsActive: false })
  for (const TemplateID of [ofTrainee.ID, off, 2_000_000]) {
    const refused = await refusalOf(offered({ TemplateID }))
    expect(refused.fields).toMatchObject([{ path: 'Proposal.TemplateID', code: 'notAllowed' }])
  }
  const { Items } = await huda.send(calls.getProposalTemplateOptions, { Kind: 'organization' })
  expect(Items[0]!.IsDefault).toBe(true)
  expect(Items.map(({ ID }) => ID)).not.toContain(off)
})

test('editors change and preview; who keeps the lists reads, whoever writes proposals chooses, nobody else', async () => {
  const { ID } = await defaultOf('organization')
  const body = { Kind: 'organization' as const, Body: texts('') }
  for (const asked of [
    () => huda.send(calls.previewProposalTemplate, { body }),
    () => huda.send(calls.deleteProposalTemplate, { ID }),
    () => huda.send(calls.getProposalTemplates, {}),
    () => huda.send(calls.makeDefaultProposalTemplate, { body: { ID, Version: 1 } }),
  ])
    expect((await refusalOf(asked())).status).toBe(403)
  for (const who of ['omar', 'layla', 'hany'] as const)
    expect(
      (await refusalOf((await server.as(who)).send(calls.getProposalTemplateOptions, { Kind: 'trainee' }))).status,
    ).toBe(403)
  expect(shippedTemplates.map(({ kind }) => kind)).toEqual(['organization', 'trainee'])
})

test('a text that is not saved is mailed to whoever words it, filled as the preview fills it', async () => {
  await offered({})
  const { ID } = await defaultOf('organization')
  const Body = texts('{{course}}')
  const { Texts } = await sami.send(calls.previewProposalTemplate, { body: { Kind: 'organization', Body } })
  const body = { Body, Language: 'fr' as const }
  expect(await sami.send(calls.testProposalTemplate, { ID, body })).toEqual({ Done: true })
  const mails = () =>
    server.db
      .selectFrom('platform.outbox_mail')
      .where('kind', '=', 'testLetter')
      .select(['to_address', 'language', 'html', 'subject'])
      .execute()
  expect(await mails()).toEqual([
    { to_address: 'sami@diwan.example', language: 'fr', html: Texts.fr, subject: expect.stringMatching(/./) },
  ])
  expect(await audited(server.db, 'requests.testProposalTemplate')).toMatchObject([
    { subject_id: ID, data: { language: 'fr' } },
  ])
  const strange = { Body: { ...Body, fr: '<p>{{salary}}</p>' }, Language: 'fr' as const }
  expect((await refusalOf(sami.send(calls.testProposalTemplate, { ID, body: strange }))).code).toBe('fieldsDoNotFit')
  expect((await refusalOf(huda.send(calls.testProposalTemplate, { ID, body }))).code).toBe('notAllowed')
  expect(await mails()).toHaveLength(1)
})

test('of several who choose a default at once the last holds, and none meets an error', async () => {
  const added = await Promise.all([add(), add(), add()])
  const chosen = added.map(({ ID, Version }) => sami.send(calls.makeDefaultProposalTemplate, { body: { ID, Version } }))
  expect((await Promise.all(chosen)).map(({ ID }) => ID)).toEqual(added.map(({ ID }) => ID))
  const defaults = (await listed()).filter(({ Kind, IsDefault }) => Kind === 'organization' && IsDefault)
  expect(defaults).toHaveLength(1)
  expect(added.map(({ ID }) => ID)).toContain(defaults[0]!.ID)
})
