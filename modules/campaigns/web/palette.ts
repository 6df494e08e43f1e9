import type { PalettePart } from '#platform/web/frame/palette.ts'
import { href } from '#platform/web/href.ts'

export const campaignsPalette: PalettePart = {
  acts: [{ title: 'campaigns:screens.newCampaign', rule: 'reviewers', href: href('/NewCampaign') }],
}
