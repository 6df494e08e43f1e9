import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { lacksOf } from '../../../rules/diploma-lacks.ts'
import { diplomaButtons } from '../buttons.ts'
import { OfferBadge } from '../OfferBadge.tsx'
import { ComingClasses } from './ComingClasses.tsx'
import type { DiplomaShown } from './diploma.ts'
import { DiplomaDetails } from './DiplomaDetails.tsx'
import { OpenOfDiploma } from './OpenOfDiploma.tsx'
import { PeopleOfDiploma } from './PeopleOfDiploma.tsx'
import { TracksOfDiploma } from './TracksOfDiploma.tsx'

/** The home of a diploma: what it is, what it lacks, its courses in order, who is on the way, which classes come. */
export function DiplomaPage({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const pick = usePick()
  const seesPeople = useMayPass('reviewers')
  return (
    <RecordPage
      of="diploma"
      id={diploma.ID}
      name={pick(diploma.Name)}
      badge={<OfferBadge isPublished={diploma.IsPublished} />}
      facts={<DiplomaHead diploma={diploma} />}
      actions={<DiplomaActions diploma={diploma} />}
      open={lacksOf(diploma).length > 0 && <OpenOfDiploma diploma={diploma} />}
      label={t('screens.diplomaEdit')}
      tabs={[
        { key: 'courses', label: t('fields.courses'), content: () => <TracksOfDiploma diploma={diploma} /> },
        ...(seesPeople
          ? [{ key: 'people', label: t('page.people'), content: () => <PeopleOfDiploma diploma={diploma} /> }]
          : []),
        { key: 'classes', label: t('page.classes'), content: () => <ComingClasses diploma={diploma} /> },
        { key: 'details', label: t('aboutDiploma'), content: () => <DiplomaDetails diploma={diploma} /> },
      ]}
    />
  )
}

/** Code, fee and level, in one line. */
function DiplomaHead({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const format = useFormat()
  return (
    <>
      <Code>{diploma.Code}</Code>
      <Sep />
      {diploma.Fee.Minor === 0 ? t('noFee') : format.money(diploma.Fee)}
      {diploma.LevelName && (
        <>
          <Sep />
          <Localized text={diploma.LevelName} />
        </>
      )}
    </>
  )
}

function DiplomaActions({ diploma }: { diploma: DiplomaShown }) {
  const t = useText('diplomas')
  const go = useGo()
  return (
    <ActionBar
      module="diplomas"
      allowed={diploma.Actions}
      shown={2}
      onDone={(name) => (name === 'deleteDiploma' ? void go('/CourseDeploma/:ID?') : undefined)}
      actions={{
        ...diplomaButtons(diploma),
        print: diploma.IsPublished && {
          ...printAction(href('/report/DiplomaDetail/:ID?', { ID: diploma.ID })),
          label: t('page.print'),
        },
      }}
    />
  )
}
