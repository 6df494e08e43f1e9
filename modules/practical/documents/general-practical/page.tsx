import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized } from '#platform/web/format.tsx'
import { PrintedSheet } from '../../web/printed/PrintedSheet.tsx'
import type generalPractical from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof generalPractical, typeof ar>

export default documentPage<typeof generalPractical, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Sheet,
})

function Sheet({ Content: sheet, t }: Shown) {
  return (
    <PrintedSheet
      sheet={sheet}
      signed={(at) => t('signed', { at })}
      words={{
        trainee: t('trainee'),
        traineeCode: t('traineeCode'),
        classNumber: t('classNumber'),
        dates: t('dates'),
        edition: t('edition'),
        row: t('row'),
        item: t('item'),
        max: t('max'),
        degree: t('degree'),
        total: t('total'),
        percent: t('percent'),
        assessor: t('assessor'),
        absent: t('absent'),
      }}
    />
  )
}
