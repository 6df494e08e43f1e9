import { keptAccount, setAccountActive } from '#modules/accounts/server/public.ts'
import { signIns } from '#modules/signin/server/public.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Merged } from '#platform/server/content/merging.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import type { AllModules } from '#platform/server/module.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { pairCalls } from '../../../contract/calls.ts'
import { mergedAlready, mergeForbidden, sameRecord } from '../../../contract/refusals.ts'
import { isAccepted } from '../../../rules/applications.ts'
import { accountNames, followNames } from '../../acts/accounts.ts'
import { lockPeople } from '../../acts/person-kinds.ts'
import { asSeen } from '../../acts/take.ts'
import { differing } from '../../merging/fields.ts'
import { instructorMerge } from '../../merging/instructors.ts'
import type { MergedKind, MergeAsked } from '../../merging/kind.ts'
import { movePairs } from '../../merging/merged.ts'
import { blocksOf, moveOfModules, movesOf } from '../../merging/other-modules.ts'
import { bothRows, mergedInto, moveLists, refile, takenColumns } from '../../merging/record.ts'
import { moveFiled, moveReferences, personReferences } from '../../merging/references.ts'
import { traineeMerge } from '../../merging/trainees.ts'
import { keptNames } from '../../store/names.ts'

type Seeing = Pick<Asked<unknown>, 'db' | 'actor'> & {
  readonly query: { readonly KeptID: number; readonly GoneID: number }
}

const seeing =
  <Field extends string, Shown>(kind: MergedKind<Field, Shown>, modules: AllModules) =>
  async ({ db, actor, query: { KeptID, GoneID } }: Seeing) => {
    const { of } = kind.person
    if (KeptID === GoneID) refuse(sameRecord)
    const [Kept, Gone] = [await kind.shown(db, actor, KeptID), await kind.shown(db, actor, GoneID)]
    return {
      Kept,
      Gone,
      Differ: differing(kind, Kept, Gone),
      Moves: await movesOf(db, modules, of, GoneID),
      Blocks: await blocksOf(db, modules, of, { kept: KeptID, gone: GoneID }),
    }
  }

/** Both records in the versions that were seen, locked in one order: two merges the other way round wait for each other. */
async function takeBoth<Field extends string>(asked: MergeAsked<Field>, { person }: MergedKind<Field>) {
  const { KeptID, KeptVersion, GoneID, GoneVersion } = asked.body
  const people = await lockPeople(asked, person, [KeptID, GoneID])
  const seen = (id: number, version: number) =>
    asSeen(
      asked,
      [person.of, id],
      people.find((each) => each.id === id)!,
      version,
    )
  return { kept: await seen(KeptID, KeptVersion), gone: await seen(GoneID, GoneVersion) }
}
type Both = Awaited<ReturnType<typeof takeBoth>>

/** One account stays open, the other is closed. Refuses to close, or to hand on, one that the actor may not keep. */
async function settleAccounts(asked: MergeAsked<string>, { kept, gone }: Both) {
  const takesAccount = asked.body.FromGone.includes('Account')
  const closed = takesAccount ? kept.accountId : gone.accountId
  const stays = takesAccount ? gone.accountId : kept.accountId
  if (stays !== null) await keptAccount(asked, stays)
  if (closed !== null) await setAccountActive(asked, closed, false, signIns)
  // Whoever registered a second time signs in with the account of that as soon as the records are one.
  const isRevived = kept.isActive ? takesAccount && !isAccepted(gone.application) : gone.isActive
  if (stays !== null && isRevived) await setAccountActive(asked, stays, true, signIns)
  return { takesAccount, closed, stays }
}

const merging =
  <Field extends string>(kind: MergedKind<Field>, modules: AllModules) =>
  async (asked: MergeAsked<Field>): Promise<{ ID: number; Version: number }> => {
    const { db, actor, body, now } = asked
    const { person } = kind
    const { of, noun, acts } = person
    const pair: Merged = { kept: body.KeptID, gone: body.GoneID }
    if (pair.kept === pair.gone) refuse(sameRecord)
    const into = await mergedInto(db, actor, person, pair.gone)
    if (into) {
      if (into.ID === pair.kept) return { ID: into.ID, Version: into.Version }
      refuse(mergedAlready, { code: into.Code })
    }
    const both = await takeBoth(asked, kind)
    const { kept, gone } = both
    const blocks = await blocksOf(db, modules, of, pair)
    if (blocks.length > 0) refuse(mergeForbidden, { codes: blocks.flatMap(({ Codes }) => Codes).join(', ') })
    const moves = await movesOf(db, modules, of, pair.gone)
    const moved = Object.fromEntries(moves.map(({ Kind, Count }) => [Kind, Count]))
    const rows = await bothRows(db, of, pair)
    const { takesAccount, closed, stays } = await settleAccounts(asked, both)

    await moveOfModules(db, modules, of, { ...pair, stays, closed })
    await moveLists(db, kind, pair)
    await kind.before?.(asked, pair)
    const away = { account_id: null, email: `merged-${pair.gone}@merged.invalid` }
    await writeAct(asked, noun, gone, acts.closeMerged, {
      set: { merged_into: pair.kept, is_active: false, is_new: false, ...kind.closed, ...(takesAccount && away) },
      data: { into: kept.code },
    })
    await writeAct(asked, noun, kept, acts.merge, {
      set: takenColumns(asked, kind, rows),
      data: { merged: gone.code, mergedId: gone.id, moved, fromGone: body.FromGone },
    })
    await refile(db, of, pair, takesAccount ? rows.kept : null)
    await movePairs(db, of, pair)
    await moveReferences(db, await personReferences(db, of), pair)
    await moveFiled(db, of, pair, now)
    await kind.after?.(asked, pair)
    const saved = (await kind.saved(db, actor, pair.kept)) ?? refuse(notFound)
    await followNames(db, saved.account_id, accountNames(keptNames(saved)))
    return { ID: saved.ID, Version: saved.Version }
  }

export const getTraineeMerge = (modules: AllModules): Handler<typeof pairCalls.getTraineeMerge> =>
  seeing(traineeMerge, modules)
export const mergeTrainees = (modules: AllModules): Handler<typeof pairCalls.mergeTrainees> =>
  merging(traineeMerge, modules)
export const getInstructorMerge = (modules: AllModules): Handler<typeof pairCalls.getInstructorMerge> =>
  seeing(instructorMerge, modules)
export const mergeInstructors = (modules: AllModules): Handler<typeof pairCalls.mergeInstructors> =>
  merging(instructorMerge, modules)
