import { Anchor, Text } from '@mantine/core'
import { IconFile, IconLink, IconMovie } from '@tabler/icons-react'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { Material } from './MaterialShown.tsx'
import classes from './Materials.module.css'

const icons = { file: IconFile, video: IconMovie, link: IconLink }

/** Materials one below the other, each leading to its page. */
export function MaterialRows({ materials, label }: { materials: readonly Material[]; label: string }) {
  const t = useText('catalogue')
  const pick = usePick()
  const format = useFormat()
  if (materials.length === 0) return null
  return (
    <ul className={classes['list']} aria-label={label}>
      {materials.map((material) => {
        const Icon = icons[material.Kind]
        return (
          <li key={material.ID} className={classes['row']}>
            <Icon size="1.25rem" stroke={1.5} aria-hidden />
            <div className={classes['rowText']}>
              <Anchor
                component={AppLink}
                to="/CourseMaterialDetail/:ID?"
                params={{ ID: material.ID }}
                size="sm"
                fw={500}
              >
                <Localized text={material.Title} />
              </Anchor>
              <Text size="xs" c="dimmed">
                {format.joined([
                  material.TypeName ? pick(material.TypeName) : t(`materials.kinds.${material.Kind}`),
                  material.Bytes !== null && format.bytes(material.Bytes),
                ])}
              </Text>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
