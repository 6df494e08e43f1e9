import { expect, test, vi } from 'vitest'
import type { Actions } from '#platform/web/ui/acts/actions.ts'
import { registrationActs } from '../../../contract/acts.ts'
import { actions, stepOf } from '../../../rules/actions.ts'
import { everyTracks, usual } from '../../../rules/every-standing.ts'
import { travelActions, visaActions } from '../review-actions.ts'
import type { RegistrationRow } from '../wire.ts'
import { reverseOf, undoOf } from './undo.ts'

const sent = vi.hoisted(() => vi.fn())
vi.mock('#platform/web/client.ts', () => ({ send: (call: { path: string }, input: unknown) => sent(call.path, input) }))

test('what is taken back stands exactly where it stood; nothing of reviews and money is', () => {
  const found = new Set<string>()
  for (const tracks of everyTracks())
    for (const act of actions) {
      const there = stepOf({ ...usual, ...tracks }, act, 'reviewer')
      const back = there && reverseOf(act, tracks)
      if (!back) continue
      const after = { ...tracks, [there.track]: there.to }
      const again = stepOf({ ...usual, ...after }, back, 'reviewer')
      expect(again, `${act} of ${JSON.stringify(tracks)}`).toMatchObject({ track: there.track, to: there.from })
      found.add(`${there.from} ${act} ${back}`)
    }
  expect([...found].toSorted()).toEqual([
    'awaitingTravel dismissTravel needTravel',
    'awaitingVisaApproval dismissVisa requireVisa',
    'awaitingVisaApproval refuseVisa reopenVisa',
    'notNeeded needTravel dismissTravel',
    'notRequired requireVisa dismissVisa',
  ])
})

test('the reverse is sent over the version that the act left, and not where a confirmation followed', async () => {
  const standing = {
    main: 'approved',
    visa: 'awaitingVisaApproval',
    money: 'paid',
    travel: 'notNeeded',
    hasSeat: true,
  } as const
  const { undo, canUndo } = undoOf('dismissVisa', standing)
  const answer = { ID: 7, Code: 'R-7', Version: 4, Status: 'approved', Main: 'approved' }
  expect([canUndo!(answer), canUndo!({ ...answer, Main: 'confirmed' })]).toEqual([true, false])
  await undo!(answer)
  expect(sent.mock.calls).toEqual([[registrationActs.table.requireVisa.call.path, { body: { ID: 7, Version: 4 } }]])
  expect(undoOf('approve', standing)).toEqual({})
  expect(undoOf('override', standing)).toEqual({})
})

test('the buttons of a record have it wherever they stand', () => {
  const row = (more: Partial<RegistrationRow>) =>
    ({
      ID: 7,
      Version: 3,
      Main: 'approved',
      Visa: 'notRequired',
      Money: 'paid',
      Travel: 'notNeeded',
      Waits: [],
      ...more,
    }) as RegistrationRow
  const takenBack = (actions: Actions) =>
    Object.keys(actions).filter((name) => actions[name] && actions[name].undo !== undefined)
  expect(takenBack(visaActions(row({ Visa: 'awaitingVisaApproval' }), 'again'))).toContain('dismissVisa')
  expect(takenBack(visaActions(row({}), 'again'))).toContain('requireVisa')
  // No act leads back to where it is still to be looked at.
  expect(takenBack(visaActions(row({ Visa: 'toCheck' }), 'again'))).not.toContain('dismissVisa')
  expect(takenBack(travelActions(row({}), { arrange: () => {} }))).toContain('needTravel')
})
