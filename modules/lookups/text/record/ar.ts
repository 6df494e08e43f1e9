import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as lookups } from '../ar.ts'

export const ar = {
  rights: {
    saveLookupEntry: 'حفظ قيمة في جدول',
    deleteLookupEntry: 'حذف قيمة من جدول',
    mergeLookupEntry: 'دمج عنصر من قائمة في عنصر آخر',
    orderLookupEntries: 'ترتيب قيم جدول',
    importLookup: 'استيراد جدول',
  },
  columns: {
    minPercent: lookups.fields.minPercent,
    occupancy: lookups.fields.occupancy,
    price: lookups.fields.price,
    per: lookups.fields.per,
    city: lookups.fields.city,
    visa: lookups.fields.visa,
    colour: lookups.fields.colour,
    assessmentType: lookups.fields.assessmentType,
    code: terms.code,
    name: terms.name,
    isActive: terms.switchedOn,
    order: lookups.orderTitle,
    spellings: 'صيغ الكتابة',
    symbol: lookups.fields.symbol,
    perUsd: lookups.fields.perUsd,
  },
  facts: { into: 'دُمج في', usesMoved: 'استخدامات انتقلت', added: 'أُضيف', changed: 'تغيّر' },
} as const
