import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { lacksOf, type Lack } from '../../../rules/diploma-lacks.ts'
import { diplomaFormOf, trackFormOf } from '../buttons.ts'
import type { DiplomaShown } from './diploma.ts'

/** What a diploma still lacks, each with the way to where it is added. */
export function OpenOfDiploma({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const format = useFormat()
  const pick = usePick()
  if (!diploma.Actions.includes('updateDiploma')) return null
  const nameOf = (id: number) => pick(diploma.Tracks.find((track) => track.ID === id)?.Name)
  const line = (lack: Lack) => {
    switch (lack.what) {
      case 'track':
        return (
          <OpenThing
            key="track"
            act={t('acts.addTrack.do')}
            href={href('/Track-Edit/:ID?', {}, { DiplomaID: diploma.ID })}
          >
            {t('page.lacks.track')}
          </OpenThing>
        )
      case 'trackOnOffer':
        return (
          <OpenThing key="trackOnOffer" act={t('page.openTrack')} href={trackFormOf(diploma.Tracks[0]!.ID)}>
            {t('page.lacks.trackOnOffer')}
          </OpenThing>
        )
      case 'courses':
      case 'coursesOnOffer':
        return lack.tracks.map((id) => (
          <OpenThing key={`${lack.what} ${id}`} act={t('page.openTrack')} href={trackFormOf(id)}>
            {t(`page.lacks.${lack.what}`, { name: nameOf(id) })}
          </OpenThing>
        ))
      case 'texts':
        return (
          <OpenThing key="texts" act={t('page.complete')} href={diplomaFormOf(diploma.ID)}>
            {t('page.lacks.texts', { parts: format.list(lack.parts.map((part) => t(`page.parts.${part}`))) })}
          </OpenThing>
        )
    }
  }
  return <>{lacksOf(diploma).map(line)}</>
}
