import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { audienceActs } from '../../contract/acts.ts'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { Audience } from '../parts/Audience.tsx'
import { audienceAddress } from '../parts/addresses.ts'
import { AudienceEdit, NewAudience } from '../parts/AudienceEdit.tsx'

/** The saved audiences; the one that the address names, to read or to change. */
export default function AudiencesPage() {
  const { values } = useAddress({ audience: 0, edit: false })
  if (values.audience > 0 && values.edit) return <AudienceEdit key={values.audience} id={values.audience} />
  if (values.audience > 0) return <Audience key={values.audience} id={values.audience} />
  return values.edit ? <NewAudience /> : <Audiences />
}

function Audiences() {
  const t = useText('campaigns')
  const { column, props } = useList(calls.getAudiences, 'campaigns')
  return (
    <Page
      title={t('screens.audiences')}
      description={t('about')}
      actions={
        <Button
          component={AppLink}
          to={audienceAddress({ edit: true }) as '/'}
          leftSection={<IconPlus size="1.125rem" aria-hidden />}
        >
          {t('acts.addAudience.do')}
        </Button>
      }
    >
      <DataTable
        {...props}
        id="audiences"
        columns={[
          column('Name', { always: true, card: 'title' }),
          column('Note'),
          column('Written'),
          column('Refused'),
          column('CountedAt', { label: t('fields.counted') }),
        ]}
        searchable
        rowHref={(row) => audienceAddress({ audience: row.ID })}
        rowActions={(row) =>
          actButtons(audienceActs, row, ['editAudience', 'deleteAudience'], {
            editAudience: { href: audienceAddress({ audience: row.ID, edit: true }) },
          })
        }
        emptySentence={t('none')}
      />
    </Page>
  )
}
