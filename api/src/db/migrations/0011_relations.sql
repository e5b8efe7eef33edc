-- What somebody is to the owner of the account, said as it is: a daughter, a mother. The four words in which it was asked
-- before leave that open; they stay for the rows that have them until the owner says which.

ALTER TABLE dependents DROP CONSTRAINT dependents_relation_check;
ALTER TABLE dependents ADD CONSTRAINT dependents_relation_check CHECK (relation IN (
  'son', 'daughter', 'father', 'mother', 'husband', 'wife', 'brother', 'sister', 'other',
  'child', 'parent', 'spouse', 'sibling'
));
