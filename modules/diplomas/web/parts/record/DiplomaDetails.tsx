import { inLanguage } from '#platform/shared/text.ts'
import { usePick } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import classes from '../Diploma.module.css'
import { Lines } from '../Lines.tsx'
import type { DiplomaShown } from './diploma.ts'

/** What is said of a diploma, and its picture. */
export function DiplomaDetails({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const pick = usePick()
  const language = useLanguage()
  const texts = [
    { key: 'description', text: diploma.Description },
    { key: 'objectives', text: diploma.Objectives },
    { key: 'admission', text: diploma.Admission },
  ] as const
  const said = texts.filter(({ text }) => inLanguage(text, language).text !== '')
  if (said.length === 0 && diploma.ImageID === null) return <EmptyState sentence={t('page.saysNothing')} />
  return (
    <Section title={t('aboutDiploma')}>
      <div className={classes['story']}>
        <KeyValues
          columns={1}
          items={said.map(({ key, text }) => ({ label: t(`fields.${key}`), value: <Lines text={text} /> }))}
        />
        {diploma.ImageID !== null && (
          <div className={classes['picture']}>
            <FilePicture fileId={diploma.ImageID} description={t('pictureOf', { name: pick(diploma.Name) })} />
          </div>
        )}
      </div>
    </Section>
  )
}
