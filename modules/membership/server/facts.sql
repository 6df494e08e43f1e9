-- The cards that have a number, as other modules may know of them.
-- may be null: valid_from, valid_until
create view membership.card_facts as
select id as card_id, trainee_id, number as card_number, state as card_state, is_hidden, valid_from, valid_until
from membership.card where number is not null;
