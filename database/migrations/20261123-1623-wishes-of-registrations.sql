-- What a registration wishes beside the seat: a room of a type of the academy's list, for how many nights, and paid extras.
insert into lookups.room_type (code, name, position, occupancy) values
  ('SINGLE', '{"ar": "مفردة", "en": "Single", "fr": "Simple"}', 1, 1),
  ('DOUBLE', '{"ar": "مزدوجة", "en": "Double", "fr": "Double"}', 2, 2),
  ('TRIPLE', '{"ar": "ثلاثية", "en": "Triple", "fr": "Triple"}', 3, 3)
on conflict (code) do nothing;

alter table registration.registration
  add column room_type_id integer references lookups.room_type (id),
  add column nights integer check (nights between 1 and 400),
  add column hotel_id integer references lookups.hotel (id);
update registration.registration r set room_type_id = t.id
from lookups.room_type t where t.code = upper(r.room_type);
alter table registration.registration drop column room_type;
create index registration_room_type on registration.registration (room_type_id, submitted_at desc nulls last, id desc) where room_type_id is not null;
create index registration_accommodation on registration.registration (needs_accommodation, submitted_at desc nulls last, id desc);
create index registration_hotel on registration.registration (hotel_id, submitted_at desc nulls last, id desc) where hotel_id is not null;

create table registration.registration_extra (
  registration_id integer not null references registration.registration (id) on delete cascade,
  additional_facility_id integer not null references lookups.additional_facility (id),
  primary key (registration_id, additional_facility_id)
);
create index registration_extra_facility on registration.registration_extra (additional_facility_id);

-- By what a payment came in.
alter table billing.payment add column payment_type_id integer references lookups.payment_type (id);
create index payment_payment_type on billing.payment (payment_type_id);
-- A payment stays as it was booked; two types that say one thing may become one.
drop trigger kept on billing.payment;
create trigger kept before delete or update of invoice_id, amount_minor, paid_on, proof_id, may_exceed, booked_by, booked_at
  on billing.payment for each row execute function billing.refuse_change();
