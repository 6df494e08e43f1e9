import { expect } from 'vitest'
import { addDays } from '#platform/shared/values/dates.ts'
import { still } from '../site/stillness.ts'
import type { Story } from './story.ts'

/** C.3: attendance session by session, then the degrees. */
export async function takeAttendance(story: Story): Promise<void> {
  const { t, world } = story
  const sessions = await world.db
    .selectFrom('classes.class_session')
    .select(['id', 'day'])
    .where('class_id', '=', story.classId)
    .orderBy('day')
    .execute()
  // an instructor marks within 48 hours: three sessions on the third day, the rest on the last
  for (const [day, own] of [
    [2, sessions.slice(0, 3)],
    [4, sessions.slice(3)],
  ] as const) {
    await world.at(addDays(story.startDay, day), '13:00')
    const omar = await story.as('omar', '/InstructorTraineeAttendance')
    for (const session of own) {
      await omar.open(`/InstructorTraineeAttendance?class=${story.classId}&session=${session.id}`)
      await omar.press(t.attendance.allPresent)
      await omar.press(t.attendance.save)
      await expect
        .poll(() =>
          world.db.selectFrom('attendance.mark').select('state').where('session_id', '=', session.id).execute(),
        )
        .toEqual([{ state: 'present' }])
      // The page too has the answer: else the browser, which keeps the marks until then, sends them once more.
      await still(omar.page)
    }
    await omar.looksRight()
    await omar.leave()
  }
}

export async function giveDegrees(story: Story): Promise<void> {
  const { world } = story
  const omar = await story.as('omar', `/TraineeParticipation?class=${story.classId}`)
  const degrees = omar.page.getByRole('grid').locator('[data-row]')
  await degrees.first().waitFor()
  const count = await degrees.count()
  for (let at = 0; at < count; at++) {
    await degrees.nth(at).focus()
    await omar.page.keyboard.type('9')
    await omar.page.keyboard.press('Enter')
  }
  await expect.poll(() => world.db.selectFrom('evaluation.mean_score').select('score').execute()).toHaveLength(count)
  await omar.looksRight()
  await omar.leave()
}

/** C.5: the coordinator publishes the final results; the trainee follows the sum. */
export async function publishResults(story: Story): Promise<void> {
  const { t, world } = story
  await world.at(addDays(story.startDay, 7), '10:00')
  const huda = await story.as('huda', `/TraineeParticipation?class=${story.classId}&tab=results`)
  await huda.looksRight()
  await huda.act(t.evaluation.acts.publishFinalResults.do)
  await expect.poll(() => world.db.selectFrom('evaluation.final_result').select('id').execute()).toHaveLength(1)
  await huda.leave()
  const trainee = await story.as('trainee', '/TraineeCoursesPass')
  await trainee.page
    .getByRole('link')
    .filter({ hasText: /CC-|COURSECLASS|-\d{4}-/ })
    .first()
    .click()
  await trainee.page.getByText(t.evaluation.arithmetic).waitFor()
  await trainee.looksRight()
  await trainee.leave()
}

/** C.6: the certificate is issued, opens as a page, downloads as PDF, and verifies for anybody. */
export async function certify(story: Story): Promise<void> {
  const { t, world } = story
  const huda = await story.as('huda', `/trainee/TraineeCertificationForAdmin?class=${story.classId}`)
  // Whoever has earned it is chosen already.
  const issue = t.certificates.issueChosen.replace(/\(.*/, '').trim()
  const mode = () => world.db.selectFrom('certificates.certificate').select('mode').execute()
  await huda.page.getByRole('button', { name: new RegExp(`^${issue}`) }).click()
  const asked = huda.page.getByRole('dialog')
  await asked.getByText(t.certificates.issueAsk_one, { exact: true }).waitFor()
  expect(await mode()).toEqual([])
  await asked.getByRole('button', { name: t.certificates.acts.issue.do, exact: true }).click()
  await expect.poll(mode).toEqual([{ mode: 'issuedLocked' }])
  await huda.press(t.certificates.acts.allowDownload.do)
  await expect.poll(mode).toEqual([{ mode: 'issuedDownloadable' }])
  await huda.fits()
  await huda.leave()

  const trainee = await story.as('trainee', '/TraineeCertification')
  await trainee.looksRight()
  await trainee.open(`/report/Certificate/${story.classId}/${story.traineeId}`)
  await trainee.page.locator('html[data-print-ready]').waitFor({ state: 'attached' })
  await trainee.looksRight()
  const [download] = await Promise.all([
    trainee.page.waitForEvent('download', { timeout: 60_000 }),
    trainee.press(t.kit.print.pdf),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).subarray(0, 5).toString('latin1')).toBe('%PDF-')

  const { verify_code: code, serial } = await world.db
    .selectFrom('certificates.certificate')
    .select(['verify_code', 'serial'])
    .executeTakeFirstOrThrow()
  await trainee.open(`/verify/${code}`)
  await trainee.page.getByText(t.certificates.verify.valid).first().waitFor()
  await trainee.page.getByText(serial).first().waitFor()
  await trainee.page.getByText(story.trainee.nameAr).first().waitFor()
  await trainee.looksRight()
  await trainee.leave()
}

/** C.7: everybody was told, in the bell and by mail. */
export async function everybodyWasTold(story: Story): Promise<void> {
  const { db, origin } = story.world
  await expect
    .poll(
      async () => (await db.selectFrom('platform.event').select('id').where('handled_at', 'is', null).execute()).length,
      { timeout: 20_000 },
    )
    .toBe(0)
  const told = await db
    .selectFrom('notifications.notification as n')
    .innerJoin('accounts.account as a', 'a.id', 'n.account_id')
    .select('n.kind')
    .where('a.email', '=', story.trainee.email)
    .execute()
  const kinds = new Set(told.map((row) => row.kind))
  for (const kind of [
    'registrationReceived',
    'registrationChangesRequested',
    'registrationApproved',
    'invoice',
    'paymentVerified',
    'registrationConfirmed',
    'examResult',
    'finalResult',
    'certificateIssued',
  ])
    expect([...kinds]).toContain(kind)
  const mails = (await (await fetch(`${origin}/dev/mail.json`)).json()) as unknown
  expect(JSON.stringify(mails)).toContain(story.trainee.email)

  const trainee = await story.as('trainee', '/Notifications')
  await trainee.looksRight()
  await trainee.leave()
}
