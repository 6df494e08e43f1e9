import { readFile } from 'node:fs/promises'
import { json, type Database } from '#platform/server/database.ts'
import { idsByCode } from '../../ids-by-code.ts'
import type { KeepFile } from '../courses/materials.ts'

interface DocumentSeed {
  readonly title: readonly [ar: string, en: string, fr: string]
  readonly category: string
  readonly audience: readonly string[]
  readonly isGuide?: true
  /** Its versions from the first, each with what was new in it. */
  readonly versions: readonly { readonly name: string; readonly note: string; readonly text?: string }[]
}

const documents: readonly DocumentSeed[] = [
  {
    title: ['سياسة الحضور والغياب', 'Attendance policy', 'Règlement de présence'],
    category: 'POLICY',
    audience: ['trainee', 'instructor', 'trainingcoordinator'],
    versions: [
      {
        name: 'attendance-policy.txt',
        note: '',
        text: 'سياسة الحضور\n\nيُحسب الغياب بالجلسة، ويُبلَّغ المتدرب قبل أن يبلغ الحد.\n',
      },
      {
        name: 'attendance-policy-2.txt',
        note: 'مهلة تقديم العذر صارت ثلاثة أيام',
        text: 'سياسة الحضور\n\nيُحسب الغياب بالجلسة، ويُبلَّغ المتدرب قبل أن يبلغ الحد.\nيُقدَّم العذر في ثلاثة أيام.\n',
      },
    ],
  },
  {
    title: ['خطواتك الأولى في ديوان', 'Your first steps in Diwan', 'Vos premiers pas dans Diwan'],
    category: 'VIDEO',
    audience: ['trainee'],
    isGuide: true,
    versions: [{ name: 'first-steps.webm', note: '' }],
  },
]

/** Inserts documents of the library with their versions, one of them a video; where there is a place for files. */
export async function insertDocuments(db: Database, uploadedBy: number, keepFile?: KeepFile): Promise<void> {
  if (!keepFile) return
  const categories = await idsByCode(db, 'lookups.document_category')
  const film = await readFile(new URL('guide.webm', import.meta.url))
  for (const { title, category, audience, isGuide = false, versions } of documents) {
    const [ar, en, fr] = title
    const isVideo = versions.every(({ text }) => text === undefined)
    const { id } = await db
      .insertInto('library.document')
      .values({
        title: json({ ar, en, fr }),
        kind: isVideo ? 'video' : 'file',
        category_id: categories.get(category)!,
        audience: [...audience],
        is_guide: isGuide,
        is_published: true,
        newest: versions.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [at, { name, note, text }] of versions.entries()) {
      const file = await db
        .insertInto('platform.file')
        .values({
          ...(await keepFile(text ?? film)),
          field: 'libraryFile',
          name,
          media_type: isVideo ? 'video/webm' : 'text/plain',
          uploaded_by: uploadedBy,
          subject_type: 'libraryDocument',
          subject_id: id,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('library.document_version')
        .values({ document_id: id, number: at + 1, file_id: file.id, note })
        .execute()
    }
  }
}
