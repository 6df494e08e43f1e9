import { Anchor } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { type Material, MaterialShown } from '../parts/materials/MaterialShown.tsx'

/** One material: watched, read, opened or saved. */
export default function MaterialPage() {
  const t = useText('catalogue')
  const id = useIdParam()
  const query = useCall(catalogueCalls.getMaterial, id === null ? skip : { ID: id }, { keep: false })
  if (id === null)
    return (
      <Page title={t('screens.material')}>
        <EmptyState
          sentence={t('materials.chooseOne')}
          action={{ label: t('materials.allMaterials'), href: '/CourseMaterial' }}
        />
      </Page>
    )
  return (
    <QueryView query={query} module="catalogue">
      {(material) => <OneMaterial key={material.ID} material={material} />}
    </QueryView>
  )
}

function OneMaterial({ material }: { material: Material }) {
  const t = useText('catalogue')
  const pick = usePick()
  const format = useFormat()
  return (
    <Page title={pick(material.Title)} width="form">
      <Section>
        <MaterialShown material={material} />
      </Section>
      <Section>
        <KeyValues
          items={[
            {
              label: t('fields.name'),
              value: (
                <Anchor component={AppLink} to="/CourseContentDetail/:ID?" params={{ ID: material.CourseID }}>
                  <Localized text={material.CourseName} />
                </Anchor>
              ),
            },
            {
              label: t('materials.module'),
              value: material.ModuleName ? <Localized text={material.ModuleName} /> : t('materials.ofWholeCourse'),
            },
            {
              label: t('materials.type'),
              value: material.TypeName ? <Localized text={material.TypeName} /> : t(`materials.kinds.${material.Kind}`),
            },
            ...(material.FileName === null
              ? []
              : [
                  { label: t('materials.file'), value: <bdi dir="ltr">{material.FileName}</bdi> },
                  { label: t('materials.size'), value: format.bytes(material.Bytes) },
                ]),
          ]}
        />
      </Section>
    </Page>
  )
}
