import { listTraineesOfCustomer } from '#modules/people/contract/trainees.ts'
import { usePick } from '#platform/web/format.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { FeedButton } from '../parts/FeedButton.tsx'
import { Schedule } from '../parts/Schedule.tsx'

/** What comes up for the people whom the organization has sent, or for one of them. */
export default function PeopleSchedulePage() {
  const t = useText('schedule')
  const pick = usePick()
  const { values, change } = useAddress({ trainee: 0 })
  return (
    <Page title={t('screens.peopleSchedule')} actions={<FeedButton />}>
      <Schedule
        none={t('nonePeople')}
        traineeId={values.trainee > 0 ? values.trainee : undefined}
        filter={
          <RecordSelect
            call={listTraineesOfCustomer}
            value={values.trainee > 0 ? values.trainee : null}
            onChange={(chosen) => change({ trainee: chosen ?? 0 })}
            option={(each) => ({ value: each.ID, label: pick(each.FullName), code: each.Code })}
            label={t('person')}
            placeholder={t('everybody')}
          />
        }
      />
    </Page>
  )
}
