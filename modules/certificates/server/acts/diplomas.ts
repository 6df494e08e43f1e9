import { writeNew } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { notNow, refuse } from '#platform/shared/refusal.ts'
import { next } from '#platform/shared/record/states.ts'
import { certificateModes, mayIssueAfterRevocation } from '../../rules/modes.ts'
import { liveDiploma, lockCompletion } from '../store/diplomas.ts'
import { make } from './issue.ts'
import { asIssuer, refuseOwn } from './issuer.ts'
import { noun } from './noun.ts'
import { diplomaToday } from './today.ts'

/** Issues a diploma for each of these completed tracks, all or none; answers how many are new. */
export async function giveDiplomas(
  asked: Pick<Asked<never>, 'db' | 'actor' | 'now' | 'record' | 'vault'>,
  completionIds: readonly number[],
): Promise<number> {
  const { db, actor } = asked
  const issuer = asIssuer(actor)
  const { initial } = certificateModes
  const mode = next(certificateModes, initial, 'issue', issuer) ?? refuse(notNow, { action: 'issue', state: initial })
  let issued = 0
  for (const id of [...new Set(completionIds)].toSorted((one, other) => one - other)) {
    await lockCompletion(db, id)
    if (await liveDiploma(db, id)) continue
    const toPrint = await diplomaToday(db, id, { passesRevoked: mayIssueAfterRevocation(issuer) })
    refuseOwn(actor, toPrint.holder.traineeId)
    await writeNew(asked, noun, await make(asked, toPrint, mode), 'issue')
    issued++
  }
  return issued
}
