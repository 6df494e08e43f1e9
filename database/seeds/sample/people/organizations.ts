import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'
import { samplePasswordHash } from '../../password.ts'
import { addAccounts, addOrganizations } from '../../world/people.ts'

const organizations = [
  ['دلتا للخدمات الأرضية', 'Delta Ground Services', 'القاهرة', 'EG', 'منال فهمي', 'Manal Fahmy', 'delta-handling', true],
  [
    'مطار الواحة الدولي',
    'Oasis International Airport',
    'الخارجة',
    'EG',
    'رأفت عبد الله',
    'Raafat Abdallah',
    'oasis-airport',
    true,
  ],
  ['المشرق للشحن الجوي', 'Mashreq Air Cargo', 'عمّان', 'JO', 'سناء العبادي', 'Sanaa Alabbadi', 'mashreq-cargo', false],
  [
    'الخرطوم لخدمات الطيران',
    'Khartoum Aviation Services',
    'بورتسودان',
    'SD',
    'الطيب حامد',
    'Eltayeb Hamed',
    'khartoum-aviation',
    false,
  ],
  [
    'قرطاج لتدريب الطيران',
    'Carthage Aviation Training',
    'تونس',
    'TN',
    'ألفة بن صالح',
    'Olfa Bensalah',
    'carthage-training',
    true,
  ],
] as const

export interface Organization {
  readonly id: number
  readonly name: string
  readonly mailDomain: string
  readonly isCreditApproved: boolean
}

/** Organizations with a contact person's account each, beside Nile Aviation of the cast, which may pay later too. */
export async function insertOrganizations(db: Database): Promise<{ added: Organization[]; nile: Organization }> {
  const passwordHash = await samplePasswordHash()
  const countries = await idsByCode(db, 'lookups.country')
  const accountIds = await addAccounts(
    db,
    organizations.map(([, , , , contactAr, contactEn, domain]) => ({
      email: `training@${domain}.example`,
      password_hash: passwordHash,
      role: 'customer' as const,
      name_ar: contactAr,
      name_en: contactEn,
    })),
  )
  const ids = await addOrganizations(
    db,
    organizations.map(([ar, en, city, country, contact, , domain, isCreditApproved], at) => ({
      account_id: accountIds[at]!,
      code: `ORG-${String(at + 2).padStart(4, '0')}`,
      name: json({ ar, en, fr: en }),
      city,
      country_id: countries.get(country)!,
      contact_name: contact,
      contact_job_title: 'مسؤول التدريب',
      contact_email: `training@${domain}.example`,
      contact_phone: `+2022266${String(1200 + at)}`,
      credit_approved: isCreditApproved,
    })),
  )
  const found = await db
    .selectFrom('people.organization')
    .where('code', '=', 'ORG-0001')
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  const added = organizations.map(([ar, , , , , , mailDomain, isCreditApproved], at): Organization => ({
    id: ids[at]!,
    name: ar,
    mailDomain,
    isCreditApproved,
  }))
  const { ar } = found.name as { ar: string }
  return { added, nile: { id: found.id, name: ar, mailDomain: 'nile-aviation', isCreditApproved: true } }
}
