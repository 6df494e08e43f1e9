import { pictureInPage } from '#platform/server/documents/picture-in-page.ts'
import type { DocumentAsking } from '#platform/server/documents/reading.ts'
import { standingsOf } from '#platform/shared/record/reach.ts'
import { hasPaper, holderMayPrint } from '../../rules/card-states.ts'
import { membershipCardReach } from '../../rules/reach.ts'
import { reachesCard } from './reach.ts'

/** Those of the cards that the actor may print, as both sides show them, in the order of their numbers. */
export async function printedCards({ db, actor, publicUrl, files }: DocumentAsking, ids: readonly number[]) {
  const rows = await db
    .selectFrom('membership.card as c')
    .innerJoin('people.trainee_facts as t', 't.trainee_id', 'c.trainee_id')
    .leftJoin('accounts.account_facts as a', 'a.account_id', 't.account_id')
    .leftJoin('accounts.photo_facts as p', 'p.account_id', 't.account_id')
    .leftJoin('platform.file as f', 'f.id', 'p.photo_file_id')
    .where('c.id', 'in', [0, ...ids])
    .where('c.number', 'is not', null)
    .where(reachesCard(actor))
    .orderBy('c.number')
    .select([
      'c.state',
      'c.is_hidden',
      'c.number',
      'c.name_ar',
      'c.name_en',
      'c.valid_until',
      'c.verify_code',
      't.trainee_code',
      'a.account_language as language',
      'f.storage_key',
      'f.media_type',
    ])
    .execute()
  const mayPrint = standingsOf(membershipCardReach, actor).includes('keeper') ? hasPaper : holderMayPrint
  return Promise.all(
    rows
      .filter((row) => mayPrint(row.state, row.is_hidden))
      .map(async (row) => ({
        Number: row.number!,
        NameAr: row.name_ar!,
        NameEn: row.name_en!,
        TraineeCode: row.trainee_code,
        ValidUntil: row.valid_until,
        VerifyAddress: `${publicUrl}/verify-card/${row.verify_code}`,
        VerifyCode: row.verify_code!,
        Photo:
          files && row.storage_key
            ? await pictureInPage(files, { storage_key: row.storage_key, media_type: row.media_type! })
            : null,
        language: row.language ?? 'ar',
      })),
  )
}
