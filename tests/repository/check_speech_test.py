import json
import unittest

from script_test_case import ScriptTestCase

ENGLISH = {
    "common": {"colour.red": "red", "page.title": "Title", "error.stale": "Too late."},
    "survive": {
        "page.cards": "{count, plural, one {# card} other {# cards}} of {creature}",
        "creature.shark": "shark",
    },
}
GERMAN = {
    "common": {"colour.red": "rot", "page.title": "Titel", "error.stale": "Zu spät."},
    "survive": {
        "page.cards": "{count, plural, one {# Karte} other {# Karten}} für {creature_acc}",
        "creature.shark": "Hai",
        "creature.shark.acc": "den Hai",
    },
}
PAGE = 'say("common.page.title"); say("survive.page.cards", { count, creature });'


class CheckSpeech(ScriptTestCase):
    script = "check_speech"

    def tree(self, english=None, german=None, page=PAGE, source=""):
        files = {"web/src/page.ts": page, "src/a.cpp": source, "lessons/a.json": "{}"}
        for language, changes, catalogue in (("en", english, ENGLISH), ("de", german, GERMAN)):
            for file, messages in catalogue.items():
                messages = {**messages, **(changes or {}).get(file, {})}
                kept = {key: message for key, message in messages.items() if message is not None}
                files[f"speech/{language}/{file}.json"] = json.dumps(kept)
        return files

    def test_forms_are_a_languages_own_and_words_and_errors_are_chosen_by_name(self):
        self.assert_passes(self.tree())

    def test_a_language_has_the_keys_of_english(self):
        self.assert_fails(self.tree(german={"common": {"page.title": None}}), "de/common.json lacks page.title")
        self.assert_fails(self.tree(german={"common": {"page.more": "Mehr"}}), "page.more, English has not")

    def test_a_form_belongs_to_a_word(self):
        self.assert_fails(self.tree(german={"survive": {"creature.whale.acc": "den Wal"}}), "no creature.whale")

    def test_a_message_has_the_arguments_of_english(self):
        self.assert_fails(
            self.tree(german={"survive": {"page.cards": "{count} {tile}"}}),
            "the argument creature is not used",
            "there is no argument tile",
        )

    def test_a_message_is_valid(self):
        self.assert_fails(self.tree(german={"common": {"page.title": "{"}}), "de/common.json, page.title")
        self.assert_fails(self.tree(german={"common": {"page.title": "{now, date}"}}), "de/common.json, page.title")

    def test_a_plural_has_the_categories_of_its_language(self):
        lacking = {"survive": {"page.cards": "{count, plural, other {# Karten}} {creature}"}}
        self.assert_fails(self.tree(german=lacking), 'the plural of count lacks "one"')
        strange = {"survive": {"page.cards": "{count, plural, one {#} few {#} other {#}} {creature}"}}
        self.assert_fails(self.tree(german=strange), '"few", which the language has not')

    def test_what_is_said_is_there_and_what_is_there_is_said(self):
        self.assert_fails(self.tree(page=PAGE + 'say("survive.page.none")'), "survive.page.none is said but")
        self.assert_fails(self.tree(page='say("common.page.title")'), "survive.page.cards is said nowhere")
        new = {"survive": {"refusal.late": "Late."}}
        self.assert_fails(self.tree(english=new, german=new), "survive.refusal.late is said nowhere")
        self.assert_passes(self.tree(english=new, german=new, source='Message{"survive.refusal.late"}'))


if __name__ == "__main__":
    unittest.main()
