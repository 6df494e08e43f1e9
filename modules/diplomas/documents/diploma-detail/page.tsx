import { inLanguage } from '#platform/shared/text.ts'
import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintPicture } from '#platform/web/print/PrintPicture.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import { useLanguage } from '#platform/web/text.ts'
import type diplomaDetail from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof diplomaDetail, typeof ar>

export default documentPage<typeof diplomaDetail, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.Code, referenceLabel: word('code') }),
  Body: Detail,
})

function Detail({ Content: diploma, t }: Shown) {
  const format = useFormat()
  const language = useLanguage()
  const linesOf = (text: typeof diploma.Objectives) => {
    const shown = inLanguage(text, language).text
    return shown ? shown.split('\n') : []
  }
  return (
    <>
      <PrintPicture fileId={diploma.ImageID} />
      <PrintFacts
        items={[
          [t('diploma'), <Localized key="name" text={diploma.Name} />],
          [t('level'), <Localized key="level" text={diploma.LevelName} />],
          [t('fee'), diploma.Fee.Minor === 0 ? t('free') : format.money(diploma.Fee)],
        ]}
      />
      {linesOf(diploma.Description).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {linesOf(diploma.Objectives).length > 0 && (
        <>
          <h2>{t('objectives')}</h2>
          <ul>
            {linesOf(diploma.Objectives).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {linesOf(diploma.Admission).length > 0 && (
        <>
          <h2>{t('admission')}</h2>
          {linesOf(diploma.Admission).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      {diploma.Tracks.map((track) => (
        <TrackOnPaper key={track.Code} track={track} t={t} />
      ))}
    </>
  )
}

function TrackOnPaper({ track, t }: { track: Shown['Content']['Tracks'][number]; t: Shown['t'] }) {
  const format = useFormat()
  const language = useLanguage()
  const description = inLanguage(track.Description, language).text
  const electives = track.Courses.filter((course) => !course.IsRequired).length
  return (
    <>
      <h2>
        <Localized text={track.Name} /> <Code>{track.Code}</Code>
      </h2>
      {description && <p>{description}</p>}
      <PrintTable
        rows={track.Courses}
        columns={[
          { key: 'code', label: t('code'), width: '7rem', cell: (row) => <Code>{row.Code}</Code> },
          { key: 'course', label: t('course'), cell: (row) => <Localized text={row.Name} /> },
          { key: 'kind', label: t('kind'), width: '6rem', cell: (row) => t(row.IsRequired ? 'required' : 'elective') },
          { key: 'hours', label: t('hours'), width: '5rem', align: 'end', cell: (row) => format.number(row.Hours) },
        ]}
      />
      {electives > 0 && (
        <p>{t('electives', { least: format.number(track.LeastElectives), all: format.number(electives) })}</p>
      )}
    </>
  )
}
