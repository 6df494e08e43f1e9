import type { ActWords } from '#platform/shared/record/act.ts'
import { ar as lookups } from '#modules/lookups/text/ar.ts'
import { ar as kit } from '#platform/web/text/kit/ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { roomActs, roomPriceActs } from '../contract/acts.ts'

const rooms = 'غرف الإقامة'

export const ar = {
  screens: { rooms, room: 'بيانات الغرفة', roomPrices: 'أسعار الغرف' },
  states: { active: terms.inUse, inactive: 'موقوفة' },
  fields: {
    hotel: 'الفندق أو دار الضيافة',
    city: lookups.fields.city,
    kind: terms.kind,
    number: 'رقم الغرفة',
    count: 'عدد الغرف',
    beds: 'عدد الأسرّة',
    roomType: terms.roomType,
    facilities: lookups.screens.RoomFacility,
    roomFacility: 'فيها',
    state: terms.state,
    active: terms.inUse,
    night: 'الليلة',
    nights: 'عدد الليالي',
    firstNight: 'أول ليلة',
    lastNight: 'آخر ليلة',
    nightPrice: 'سعر الليلة',
    currency: kit.form.currency,
  },
  rooms: {
    tab: 'الغرف',
    kinds: { room: 'غرفة لها رقم', allotment: 'حصة من الغرف' },
    kindHints: {
      room: 'غرفة بعينها في الفندق.',
      allotment: 'عدد من الغرف من نوع واحد يخصصه الفندق للأكاديمية دون أرقام.',
    },
    allotment_zero: 'بلا غرف',
    allotment_one: 'حصة من غرفة واحدة',
    allotment_two: 'حصة من غرفتين',
    allotment_few: 'حصة من {{count}} غرف',
    allotment_many: 'حصة من {{count}} غرفة',
    allotment_other: 'حصة من {{count}} غرفة',
    onlyActive: 'المستخدمة فقط',
    activeHint: 'الغرفة الموقوفة تبقى في القائمة ولا تُحسب فيما هو متاح.',
    none: 'لا توجد غرف تطابق هذا البحث.',
    added: 'أُضيفت الغرفة.',
    saved: 'حُفظت بيانات الغرفة.',
  },
  prices: {
    edit: 'تعديل السعر',
    none: 'لا توجد أسعار تطابق هذا البحث.',
    added: 'أُضيف السعر.',
    saved: 'حُفظ السعر.',
    lastNightHint: 'الليلة الأخيرة داخلة في المدة.',
    priceHint: 'سعر الغرفة كلها في الليلة، مهما كان عدد من يقيمون فيها.',
  },
  stay: {
    title: 'حساب تكلفة إقامة',
    hint: 'اختر الفندق ونوع الغرفة وأول ليلة وعدد الليالي، فتُحسب كل ليلة بسعر تاريخها.',
    total: 'المجموع: {{amount}}',
    noPrice: 'لا سعر لأي من هذه الليالي. أضف سعرًا لها.',
    without: 'بلا سعر',
    unpriced_zero: 'لكل الليالي أسعار.',
    unpriced_one: 'ليلة واحدة بلا سعر، ولا يشملها المجموع.',
    unpriced_two: 'ليلتان بلا سعر، ولا يشملهما المجموع.',
    unpriced_few: '{{count}} ليالٍ بلا سعر، ولا يشملها المجموع.',
    unpriced_many: '{{count}} ليلة بلا سعر، ولا يشملها المجموع.',
    unpriced_other: '{{count}} ليلة بلا سعر، ولا يشملها المجموع.',
  },
  acts: {
    addRoom: { do: 'إضافة غرفة', past: 'أُضيفت غرفة' },
    editRoom: { do: terms.edit, past: 'عُدّلت غرفة' },
    deleteRoom: { do: terms.remove, ask: 'تُحذف «{{room}}» من «{{hotel}}» نهائيًا.', past: 'حُذفت غرفة' },
    addRoomPrice: { do: 'إضافة سعر', past: 'أُضيف سعر غرفة' },
    editRoomPrice: { do: terms.edit, past: 'عُدّل سعر غرفة' },
    deleteRoomPrice: {
      do: terms.remove,
      ask: 'يُحذف السعر نهائيًا، فلا يبقى لليالي {{nights}} في «{{hotel}}» سعر.',
      past: 'حُذف سعر غرفة',
    },
  } satisfies ActWords<typeof roomActs> & ActWords<typeof roomPriceActs>,
  refusals: {
    roomNumberUsed: 'في هذا الفندق غرفة أخرى رقمها {{number}}. اكتب رقمًا غيره.',
    roomPriceOverlaps:
      'لهذا النوع من الغرف سعر آخر من ليلة {{from}} إلى ليلة {{to}}، ولا يكون لليلة سعران. غيّر المدة، أو عدّل السعر الآخر.',
  },
} as const
